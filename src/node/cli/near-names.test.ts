/** Mistyped names on every interface: each suggests the intended name first. */
import { describe, expect, it } from 'vitest';
import { service } from '../../service/testing.ts';
import { billwright, invoiceYaml, temporaryFolder } from './testing.ts';

const { ask, post, send } = service();

/** The path below `/v0` for each kind. */
const LISTS: Readonly<Record<string, string>> = {
  regime: 'regimes',
  addon: 'addons',
  format: 'formats',
  catalogue: 'catalogues',
  example: 'examples',
  rule: 'rules',
  schema: 'schemas',
};

/** The tool argument for each kind. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  regime: 'code',
  addon: 'key',
  format: 'key',
  example: 'name',
  rule: 'code',
  schema: 'path',
};

/** Returns the first name that a message suggests. */
function suggested(text: string): string | undefined {
  return /did you mean (?:one of )?([^,?\s]+)/i.exec(text)?.[1];
}

describe.each([
  ['regime', 'spain', 'ES'],
  ['regime', 'UK', 'GB'],
  ['regime', 'Germny', 'DE'],
  ['regime', 'USA', 'US'],
  ['addon', 'facturae', 'es-facturae-v3'],
  ['addon', 'es-verfactu-v1', 'es-verifactu-v1'],
  ['addon', 'de-xrechnung', 'de-xrechnung-v3'],
  ['addon', 'zatca', 'sa-zatca-v1'],
  ['addon', 'it_sdi_v1', 'it-sdi-v1'],
  ['format', 'xrechung', 'xrechnung-ubl'],
  ['format', 'facturx-pdf', 'facturx-basic-pdf'],
  ['format', 'fatura-pa', 'fatturapa'],
  ['format', 'kse-f', 'ksef'],
  ['format', 'en16931', 'en16931-ubl'],
  ['catalogue', 'untid', 'untdid'],
  ['catalogue', 'IS0', 'iso'],
  ['example', 'es-invoce', 'es-invoice'],
  ['example', 'spain-invoice', 'es-invoice'],
  ['example', 'de-credit-note', 'de-invoice-credit-note'],
  ['rule', 'BR-DE-01', 'BR-DE-1'],
  ['rule', 'GOBL-BILL-INVOCE-06', 'GOBL-BILL-INVOICE-06'],
  ['rule', 'PEPPOL-EN16931-R01', 'PEPPOL-EN16931-R001'],
  ['rule', 'BW-UID', 'BW-UUID'],
  ['schema', 'invoice', 'bill/invoice'],
  ['schema', 'bill/invioce', 'bill/invoice'],
  ['schema', 'org/partey', 'org/party'],
])('a request for the unknown %s %s', (kind, asked, name) => {
  it(`is answered with the suggestion ${name} over HTTP, to assistants and on the command line`, async () => {
    const { status, body } = await ask(`/v0/${LISTS[kind]}/${asked}`);
    expect([status, suggested(body.message)]).toEqual([404, name]);
    const argument = ARGUMENTS[kind];
    if (argument) {
      const params = { name: kind, arguments: { [argument]: asked } };
      const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
      const answer = await send('/v0/mcp', JSON.stringify(request), 'application/json', {
        Accept: 'application/json, text/event-stream',
      });
      expect(suggested(answer.text)).toBe(name);
    }
    const { code, err } = await billwright([kind, asked]);
    expect([code, suggested(err)]).toEqual([2, name]);
  });
});

describe('other misspelt names', () => {
  const { put } = temporaryFolder();

  it.each([
    [['buidl'], 'build'],
    [['formats'], 'format'],
    [['build', '--envelp'], '--envelop'],
    [['serve', '--max-bdy', '1MiB'], '--max-body'],
    [['batch', '--op', 'vlidate', 'x'], 'validate'],
    [['build', '--format', 'jsn'], 'json'],
    [['completion', 'powershel'], 'powershell'],
  ])('lead to a suggested command, option or value for %j', async (args, name) => {
    const { code, err } = await billwright(args);
    expect([code, suggested(err)]).toEqual([2, name]);
  });

  it('lead to a suggested target format, without blaming the file', async () => {
    const { code, err } = await billwright(['convert', '--to', 'xrechnug'], { stdin: invoiceYaml });
    expect([code, suggested(err)]).toEqual([2, 'xrechnung-ubl']);
    const { body } = await post('/v0/convert', { data: invoiceYaml, to: 'xrechnug' });
    expect(suggested(body.faults[0].description)).toBe('xrechnung-ubl');
  });

  it.each(['payable', 'totals.payabl', 'Totals.Payable'])(
    'lead to a suggested figure to explain for %s',
    async (of) => {
      const { code, err } = await billwright(['explain', '--of', of], { stdin: invoiceYaml });
      expect([code, suggested(err)]).toEqual([2, 'totals.payable']);
      const params = { name: 'explain', arguments: { data: invoiceYaml, of } };
      const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
      const answer = await send('/v0/mcp', JSON.stringify(request), 'application/json', {
        Accept: 'application/json, text/event-stream',
      });
      expect(suggested(answer.text)).toBe('totals.payable');
    },
  );

  it('lead to a suggested path', async () => {
    const { status, body } = await ask('/v0/buid', { method: 'POST' });
    expect([status, suggested(body.message)]).toEqual([404, '/v0/build']);
  });

  it('lead to a suggested setting, in the environment and in a file', async () => {
    expect(suggested((await billwright(['serve'], { env: { BILLWRIGHT_MAX_BODDY: '1' } })).err)).toBe(
      'BILLWRIGHT_MAX_BODY',
    );
    const file = put('settings.yaml', 'max-boddy: 1MiB\n');
    expect(suggested((await billwright(['serve', '--config', file])).err)).toBe('max-body');
  });
});
