import { describe, expect, it } from 'vitest';
import { costOf, hasYaml, longestFor, longestYamlFor, mostCostOf, weightOf } from './cost.ts';

const MIB = 1024 * 1024;

const request = (text: string, path = '/v0/build', type = 'application/json') => ({
  path,
  headers: { 'Content-Type': type },
  body: new TextEncoder().encode(text),
});

const cost = (...given: Parameters<typeof request>) => {
  const sent = request(...given);
  return costOf(sent, hasYaml(sent));
};

describe('costOf', () => {
  const filled = (head: string) => head.padEnd(MIB);

  it('grows with length, by operation', () => {
    const plain = cost(filled('{"data":{}'));
    expect(plain).toBeLessThan(cost(filled('{"data":{}').repeat(2)));
    expect(cost(filled('{"data":{}'), '/v0/mcp')).toBeGreaterThan(plain);
    expect(cost(filled('{"explain":true,"data":{}'))).toBeGreaterThan(plain + 20);
    expect(cost(filled('data: {}'), '/v0/build', 'application/yaml')).toBeGreaterThan(5 * plain);
  });

  it('covers e-invoices as files and as text, and documents converted to one', () => {
    const plain = cost(filled('{"data":{}'));
    const xml = cost(filled('<Invoice/>'), '/v0/validate', 'application/xml');
    expect(xml).toBeGreaterThan(plain);
    expect(cost(filled('{"data":"\\ufeff<Invoice/>"}'), '/v0/validate')).toBe(xml);
    const converted = cost(filled('{"data":{},"to":"xrechnung-ubl"}'), '/v0/convert');
    expect(converted).toBeGreaterThan(xml);
    expect(cost(filled('{"params":{"name":"convert"}}'), '/v0/mcp')).toBe(converted);
  });

  it('covers PDFs as files, in base64, and to be created', () => {
    const xml = cost(filled('<Invoice/>'), '/v0/convert', 'application/xml');
    const pdf = cost(filled('%PDF-1.7'), '/v0/convert', 'application/pdf');
    expect(pdf).toBeGreaterThan(xml + 100);
    expect(cost(filled('{"data":"JVBERi0=","encoding":"base64"}'), '/v0/validate')).toBe(pdf);
    const drawn = cost(filled('{"data":{},"to":"facturx-en16931-pdf"}'), '/v0/convert');
    expect(drawn).toBeGreaterThan(cost(filled('{"data":{},"to":"facturx-en16931"}'), '/v0/convert'));
    expect(cost(filled('{"params":{"name":"convert","arguments":{"to":"pdf"}}}'), '/v0/mcp')).toBe(drawn);
  });

  it('covers names and values in another spelling', () => {
    expect(cost(filled('{"expl\\u0061in":true,"data":{}'))).toBe(cost(filled('{"explain":true,"data":{}')));
    expect(cost(filled('{"encodin\\u0067":"base64"}'), '/v0/validate')).toBeGreaterThanOrEqual(
      cost(filled('{"encoding":"base64"}'), '/v0/validate'),
    );
    expect(cost(filled('{"data":"\\u003cInvoice/>"}'), '/v0/validate')).toBe(
      cost(filled('{"data":"<Invoice/>"}'), '/v0/validate'),
    );
    expect(cost(filled('{"data":{"name":"\\u00e4 \\u0026 \\u003c"}}'))).toBe(cost(filled('{"data":{}}')));
  });

  it('limits explanations to the longest answered one', () => {
    const long = `{"explain":true,"data":{}`.padEnd(8 * MIB);
    expect(cost(long) - cost('{"data":{}'.padEnd(8 * MIB))).toBe(120);
  });

  it('has inverse functions that return the longest body for a cost', () => {
    expect(longestFor(mostCostOf(5 * MIB))).toBe(5 * MIB);
    const yaml = longestYamlFor(500);
    expect(cost(' '.repeat(yaml), '/v0/build', 'application/yaml')).toBeCloseTo(500, 3);
    expect(longestYamlFor(10)).toBe(0);
  });
});

describe('weightOf', () => {
  const weight = (...given: Parameters<typeof request>) => weightOf(request(...given), hasYaml(request(...given)));

  it('depends on length and kind', () => {
    const plain = weight('{"data":{}}'.padEnd(1000));
    expect(plain).toBe(1000);
    expect(weight('<Invoice/>'.padEnd(1000), '/v0/validate', 'application/xml')).toBeGreaterThan(plain);
    expect(weight('data: {}'.padEnd(1000), '/v0/build', 'application/yaml')).toBeGreaterThan(10 * plain);
    expect(weight('{"to":"pdf"}', '/v0/convert')).toBeGreaterThan(100 * plain);
    expect(weight('%PDF-1.7'.padEnd(1000), '/v0/validate', 'application/pdf')).toBe(plain);
  });
});

describe('hasYaml', () => {
  it.each([
    ['{"data":"lines: []"}', true],
    ['{ "template" :\n "\\n- a"}', true],
    ['{"data":"{\\"lines\\":[]}"}', false],
    ['{"data":"  {}"}', false],
    ['{"data":{"data":"x: 1","lines":[]}}', true],
    ['{"data":{"text":"data: x"}}', false],
    [`{"data":{"supplier":{"logos":[{"data":"${'iVBORw0KGgo+/'.repeat(20)}=="}]}}}`, false],
    ['{"data":{"supplier":{"logos":[{"data":"iVBORw0KGgo=\\r\\nAAAA"}]}}}', false],
    ['{"data":"# an invoice\\nlines: []"}', true],
    ['{"data":"---\\nlines: []"}', true],
    ['{"data":"<Invoice/>"}', false],
    ['{"data":"\\n <?xml version=\\"1.0\\"?>"}', false],
  ])('recognises YAML text: %s', (text, isYaml) => {
    expect(hasYaml(request(text))).toBe(isYaml);
  });
});
