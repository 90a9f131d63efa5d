import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AFTER, compiled, schXslt, source } from './release/testing.ts';
import { readSchematron, schematronIn } from './schematron.mjs';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'schematron-'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function file(name: string, text: string | Uint8Array): string {
  const path = join(root, name);
  writeFileSync(path, text);
  return path;
}

const rulesOf = (path: string) =>
  readSchematron(path).asserts.map(({ id, flag, context, test, text, digests }) => ({
    id,
    flag,
    context,
    test,
    text,
    digests,
  }));

describe('readSchematron', () => {
  it('reads the same rules from a source and from its compiled forms', () => {
    const expected = rulesOf(file('a.sch', source(AFTER)));
    expect(expected.map(({ id, flag, context, test }) => [id, flag, context, test])).toEqual(
      AFTER.map((rule) => rule.slice(0, 4)),
    );
    expect(rulesOf(file('a.sch.gz', gzipSync(source(AFTER))))).toEqual(expected);
    expect(rulesOf(file('a.xslt', compiled(AFTER)))).toEqual(expected);
    expect(rulesOf(file('b.xslt', schXslt(AFTER)))).toEqual(expected);
  });

  it('notices changed variables and functions, but not another order of attributes', () => {
    const XSL = 'http://www.w3.org/1999/XSL/Transform';
    const rules = [['R1', 'fatal', 'cbc:ID', 'u:ok(., $codes)']] as const;
    const functions = (param: string) =>
      `<xsl:function xmlns:xsl="${XSL}" name="u:ok"><xsl:param ${param}/><xsl:sequence select="true()"/></xsl:function>`;
    const digest = (text: string) => rulesOf(file('f.sch', text))[0]?.digests.test;
    const lets = (value: string) => `<let name="codes" value="'${value}'"/>`;
    const one = digest(source(rules, `${functions('name="a" as="xs:string"')}${lets('A B')}`));
    expect(digest(source(rules, `${functions('as="xs:string" name="a"')}${lets('A B')}`))).toBe(one);
    expect(digest(source(rules, `${functions('as="xs:string" name="b"')}${lets('A B')}`))).not.toBe(one);
    expect(digest(source(rules, `${functions('name="a" as="xs:string"')}${lets('A C')}`))).not.toBe(one);
    const sheet = compiled(rules, `${functions('as="xs:string" name="a"')}<xsl:variable name="codes" select="'A B'"/>`);
    expect(rulesOf(file('f.xslt', sheet))[0]?.digests.test).toBe(one);
  });

  it('expands includes, abstract patterns and abstract rules', () => {
    file(
      'part.sch',
      '<pattern xmlns="http://purl.oclc.org/dsdl/schematron" abstract="true" id="model"><rule context="$Line "><assert id="R1" test="$R1">a</assert><assert id="R10" test="$R10">b</assert></rule></pattern>',
    );
    const whole = file(
      'whole.sch',
      `<schema xmlns="http://purl.oclc.org/dsdl/schematron"><include href="part.sch"/>
        <pattern id="ubl" is-a="model"><param name="Line" value="cac:InvoiceLine"/><param name="R1" value="cbc:ID"/><param name="R10" value="cbc:Note"/></pattern>
        <pattern><rule abstract="true" id="base"><assert id="R2" test="cbc:A"/></rule><rule context="cac:B"><extends rule="base"/></rule></pattern></schema>`,
    );
    const { asserts, included } = readSchematron(whole);
    expect(asserts.map(({ id, context, test }) => [id, context, test])).toEqual([
      ['R1', 'cac:InvoiceLine', 'cbc:ID'],
      ['R10', 'cac:InvoiceLine', 'cbc:Note'],
      ['R2', 'cac:B', 'cbc:A'],
    ]);
    expect(included).toEqual([join(root, 'part.sch')]);
  });

  it('names a missing included file', () => {
    const path = file(
      'lost.sch',
      '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><include href="none.sch"/></schema>',
    );
    expect(() => readSchematron(path)).toThrow(/none\.sch/);
  });

  it.each([
    ['x.xml', '<Invoice/>'],
    [
      'view.xslt',
      '<xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform" version="2.0"><xsl:template match="/"><p/></xsl:template></xsl:stylesheet>',
    ],
  ])('finds no rules in %s', (name, text) => {
    expect(schematronIn(file(name, text))).toBeUndefined();
    expect(() => readSchematron(join(root, name))).toThrow(/neither/);
  });
});
