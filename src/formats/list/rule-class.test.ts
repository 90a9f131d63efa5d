import { describe, expect, it } from 'vitest';
import { formatRules } from '../check/rule-list.ts';
import { RULE_CLASSES } from '../rules/class.ts';
import type { Flag } from '../rules/declare.ts';
import { formats } from './formats.ts';
import { loadRuleClasses, ruleClassifier } from './rule-class.ts';
import { ruleSetKeys } from './rule-sets.ts';

describe('classes of rules', () => {
  it('include every official rule', async () => {
    for (const { code, class: kind, law = [], sets } of await formatRules()) {
      expect(RULE_CLASSES, code).toContain(kind);
      // Content is what a law requires.
      expect(law.length > 0, code).toBe(kind === 'content');
      if (kind === 'advice')
        expect(
          sets.map(({ level }) => level),
          code,
        ).not.toContain('fatal');
    }
  });

  it('exist for every rule set of every format', async () => {
    const divided = new Set((await formatRules()).flatMap(({ sets }) => sets.map(({ key }) => key)));
    expect(ruleSetKeys.filter((key) => !divided.has(key))).toEqual([]);
    expect(formats.flatMap(({ rules }) => rules).filter(({ key }) => !divided.has(key))).toEqual([]);
  });

  it('list existing rules only, each once', async () => {
    const codes = (await formatRules()).map(({ code }) => code);
    const found = (pattern: RegExp) => codes.filter((code) => pattern.test(code));
    const lists = (await loadRuleClasses()).flatMap(({ format = [], business = [], content = [] }) => [
      ...format.filter(({ source }) => !/^\^(?:BW-|XSD)/.test(source)),
      ...business,
      ...content.map(({ rules }) => rules),
    ]);
    for (const pattern of lists) expect(found(pattern), pattern.source).not.toEqual([]);
    const listed = lists.flatMap(found);
    expect(listed).toEqual([...new Set(listed)]);
  });

  it.each([
    ['pint-ae-base', 'pint-ae', 'pint-aunz', 'pint-jp', 'pint-jp-ntr', 'pint-my', 'pint-om', 'pint-sg'],
    ['nlcius-ubl', 'nlcius-ga-ubl', 'cius-ro-ubl', 'hr-ubl', 'cius-pt-ubl'],
    ['peppol-t111', 'peppol-t71', 'peppol-mls', 'fr-cdv'],
    ['flux10', 'verifactu', 'ksef', 'fatturapa'],
  ])('separate rules of format and business in the sets %s, …', async (...keys) => {
    const rules = await formatRules();
    const classOf = await ruleClassifier();
    for (const key of keys) {
      const own = rules.flatMap(({ code, sets }) =>
        sets.filter((each) => each.key === key).map(({ level }) => ({ level, kind: classOf(code, level).class })),
      );
      const kinds = new Set(own.map(({ kind }) => kind));
      expect(kinds, key).toContain('format');
      expect(kinds, key).toContain('business');
      expect(
        own.filter(({ level, kind }) => level === 'fatal' && kind === 'advice'),
        key,
      ).toEqual([]);
    }
  });

  it.each<[string, Flag, string]>([
    ['XSD', 'fatal', 'format'],
    ['BR-CL-01', 'fatal', 'format'],
    ['UBL-SR-01', 'fatal', 'format'],
    ['CII-SR-001', 'warning', 'advice'],
    ['FX-BASIC-ExchangedDocument', 'fatal', 'format'],
    ['KSEF-XSD-structure', 'fatal', 'format'],
    ['SDI-00200', 'fatal', 'format'],
    ['BW-PDF-INVOICE', 'fatal', 'format'],
    ['BR-CO-15', 'fatal', 'business'],
    ['BR-DE-15', 'fatal', 'business'],
    ['PEPPOL-EN16931-R003', 'fatal', 'business'],
    ['KSEF-SUM-01', 'warning', 'business'],
    ['SDI-00423', 'fatal', 'business'],
    ['VF-2005', 'fatal', 'business'],
    ['BR-02', 'fatal', 'content'],
    ['BR-S-02', 'fatal', 'content'],
    ['BR-FXEXT-BR-22', 'fatal', 'content'],
    ['BR-DE-16', 'fatal', 'content'],
    ['BR-DE-TMP-32', 'information', 'content'],
    ['BR-FR-05_BT-22_PMT', 'fatal', 'content'],
    ['IT-R-002', 'fatal', 'content'],
    ['KSEF-TYPE-01', 'warning', 'content'],
    ['VF-1104', 'fatal', 'content'],
    ['ibr-cl-01', 'fatal', 'format'],
    ['ibr-co-10', 'fatal', 'business'],
    ['ibr-134-ae', 'fatal', 'content'],
    ['aligned-ibr-jp-04', 'fatal', 'content'],
    ['BTOM-META-001', 'information', 'advice'],
    ['BR-NL-7', 'fatal', 'format'],
    ['BR-NL-3', 'fatal', 'content'],
    ['BR-NL-31', 'warning', 'advice'],
    ['BR-RO-L1000', 'fatal', 'format'],
    ['BR-RO-140', 'fatal', 'business'],
    ['BR-RO-081', 'fatal', 'content'],
    ['HR-BR-33', 'fatal', 'format'],
    ['HR-BR-28', 'fatal', 'business'],
    ['HR-BR-6', 'fatal', 'content'],
    ['DT-CIUS-PT-084.1', 'fatal', 'format'],
    ['PEPPOL-T111-B00102', 'fatal', 'format'],
    ['PEPPOL-T111-B01401', 'fatal', 'business'],
    ['PEPPOL-COMMON-R044', 'warning', 'advice'],
    ['SCH-MLS-01', 'fatal', 'format'],
    ['F10-G1.104', 'fatal', 'format'],
    ['F10-G6.29', 'fatal', 'business'],
    ['BR-DE-19', 'warning', 'advice'],
    ['VF-4104', 'information', 'advice'],
  ])('put the rule %s (%s) into the class %s', async (code, level, kind) => {
    const classOf = await ruleClassifier();
    expect(classOf(code, level).class).toBe(kind);
  });
});
