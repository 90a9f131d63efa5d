import { createHash, createPrivateKey, createPublicKey, sign, verify, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/model/json.ts';
import { convertDocument, convertXml, validateXml } from '../../index.ts';
import { parseXml } from '../../list/parse-xml.ts';
import { environment } from '../../mapping/testing.ts';
import { selfSigned } from '../../signing/testing.ts';
import { AES_KEY, CERTIFICATE, KEY, PASSWORD, PERSONAL_CERTIFICATE } from '../../testing/cfdi-keys.ts';
import { chainOf, stampChainOf } from './chain.ts';
import { cfdiForm } from './form.ts';
import { sealVerdict } from './rules-seal.ts';
import { asCfdi, mexicanInvoice, mexicanPayment, stamped, UUID, valuesOf } from './testing.ts';
import { CfdiView } from './view.ts';

const SEAL = { seal_certificate: CERTIFICATE, seal_key: KEY, seal_password: PASSWORD };
/** Returns the key in base64, encrypted by a cipher or open. */
function encrypted(cipher?: string): string {
  const key = createPrivateKey({ key: Buffer.from(KEY, 'base64'), format: 'der', type: 'pkcs8', passphrase: PASSWORD });
  return key
    .export({ type: 'pkcs8', format: 'der', ...(cipher !== undefined && { cipher, passphrase: PASSWORD }) })
    .toString('base64');
}

const NOW = { now: new Date('2026-04-01T10:00:00Z') };

const base = (name: string) => readFileSync(join(import.meta.dirname, '../../testing/bases', name), 'utf8');

function chainIn(xml: string): string {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error('no XML');
  return chainOf(parsed.root);
}

/** Returns the codes of all findings in a file, with their levels unless they are faults. */
async function found(xml: string | Uint8Array): Promise<string[]> {
  const outcome = await validateXml(xml, undefined, NOW);
  const faults = outcome.ok ? [] : outcome.faults.map(({ code }) => code);
  return [...faults, ...outcome.warnings.map(({ code, level = 'warning' }) => `${code} ${level}`)].sort();
}

async function read(xml: string, formatOptions: JsonObject = {}) {
  const outcome = await convertXml(xml, { formatOptions }, environment);
  if (!outcome.ok) throw new Error(outcome.faults.map(({ code }) => code).join());
  return outcome.result;
}

/** Returns a sealed invoice. */
async function sealed(): Promise<string> {
  const { xml, faults } = await asCfdi(mexicanInvoice(), SEAL);
  expect(faults).toEqual([]);
  return xml;
}

describe('a receipt', () => {
  it('says that it is dated now if the document has another date without a time', async () => {
    const { losses } = await asCfdi(mexicanInvoice({ issue_date: '2026-02-20', issue_time: '' }));
    expect(losses).toEqual(['changed warning $.issue_date']);
  });

  it('without a certificate is a draft, with issuer and number in its file name', async () => {
    const { xml, losses, warnings, file_name } = await asCfdi(mexicanInvoice());
    expect([losses, warnings, file_name]).toEqual([[], [], 'EKU9003173C9_A118.xml']);
    const head = ['Sello', 'Certificado', 'NoCertificado', 'SubTotal', 'Total', 'FormaPago', 'MetodoPago'];
    expect(head.map((name) => valuesOf(xml, name)[0])).toEqual([
      '',
      '',
      '0'.repeat(20),
      '100.00',
      '116.00',
      '99',
      'PPD',
    ]);
    expect(await found(xml)).toEqual([]);
  });

  it.each(['cfdi.xml', 'cfdi-payment.xml'])(
    'in %s has no faults, and keeps its figures when read and written',
    async (name) => {
      expect(await found(base(name))).toEqual([]);
      const { result, faults } = await read(base(name));
      expect(faults).toEqual([]);
      const again = await asCfdi(result as JsonObject);
      for (const each of ['Total', 'SubTotal', 'Monto', 'MontoTotalPagos', 'ImpPagado', 'CadPago', 'NumeroPedimento']) {
        expect([each, valuesOf(again.xml, each)]).toEqual([each, valuesOf(base(name), each)]);
      }
    },
  );

  it('that the SAT would reject is written only if strict is false', async () => {
    const old = mexicanInvoice({ issue_date: '1999-01-01' });
    const codes = async (strict?: boolean) => {
      const outcome = await convertDocument(old, { to: 'cfdi', strict }, environment);
      return (outcome.ok ? outcome.result.faults : outcome.faults).map(({ code }) => code);
    };
    expect([await codes(), await codes(false)]).toEqual([['CFDI40101', 'BW-FORMAT-REFUSED'], ['CFDI40101']]);
  });

  it('is read with its own figures, or recalculated from its lines on request', async () => {
    const file = base('cfdi.xml').replace(' Total="2171.59"', ' Total="2171.58"');
    const totals = ({ result }: { result: unknown }) => (result as { totals: { payable: string } }).totals.payable;
    expect(totals(await read(file))).toBe(valuesOf(file, 'Total')[0]);
    const calculated = await read(file, { recalculate: true });
    expect(totals(calculated)).toBe(valuesOf(base('cfdi.xml'), 'Total')[0]);
  });

  it('for a customer abroad has generic values', async () => {
    const { xml, losses } = await asCfdi(
      mexicanInvoice({ customer: { name: 'TULIP BOOKS', tax_id: { country: 'NL', code: '000099995B57' } } }),
    );
    expect(losses).toEqual([]);
    expect(xml).toContain('Rfc="XEXX010101000"');
    expect(valuesOf(xml, 'ResidenciaFiscal')).toEqual(['NLD']);
    const { result } = await read(xml);
    expect(result).toMatchObject({ customer: { tax_id: { country: 'NL', code: '000099995B57' } } });
  });

  it('has each rate of a retained tax on its lines, and the sum of the rates at its end', async () => {
    const line = (percent: string): JsonObject => ({
      quantity: '1',
      item: { name: 'Servicio', price: '100.00', ext: { 'mx-cfdi-prod-serv': '80101500' } },
      taxes: [
        { cat: 'VAT', rate: 'general' },
        { cat: 'ISR', percent },
      ],
    });
    const { xml } = await asCfdi(mexicanInvoice({ lines: [line('10%'), line('1.25%')] }));
    expect(xml.split('</cfdi:Conceptos>')[1]?.match(/<cfdi:Retencion [^>]*>/g)).toEqual([
      '<cfdi:Retencion Impuesto="001" Importe="11.25"/>',
    ]);
    expect(await found(xml)).toEqual([]);
  });

  it.each<[string, JsonObject, string]>([
    ['a tag', { $tags: ['self-billed'] }, 'BW-CFDI-TAG $.$tags'],
    ['a proforma', { type: 'proforma' }, 'BW-CFDI-TYPE $.type'],
    [
      'a month 13',
      { customer: { ...(mexicanInvoice().customer as JsonObject), tax_id: { country: 'MX', code: 'URE181329TM6' } } },
      'BW-CFDI-PARTY $.customer.tax_id.code',
    ],
    ['a long series', { series: 'A'.repeat(26) }, 'BW-CFDI-LENGTH $.series'],
    ['definitive exports', { meta: { 'mx-cfdi-export': '02' } }, 'BW-CFDI-EXPORT $.meta.mx-cfdi-export'],
    [
      'other complements',
      { complements: [{ $schema: 'https://gobl.org/draft-0/note/message', content: 'x' }] },
      'BW-CFDI-COMPLEMENT $.complements[0]',
    ],
    [
      'a reference without UUID',
      {
        preceding: [{ code: '1', stamps: [{ prv: 'sat-uuid', val: '1' }] }],
        tax: { ext: { 'mx-cfdi-rel-type': '04' } },
      },
      'BW-CFDI-UUID $.preceding[0].stamps[0].val',
    ],
  ])('cannot express %s', async (_, members, fault) => {
    expect((await asCfdi(mexicanInvoice(members))).faults).toContain(fault);
  });

  it('for a payment has no amounts of its own', async () => {
    const { xml } = await asCfdi(mexicanPayment());
    expect(['SubTotal', 'Moneda', 'Monto', 'ImpSaldoInsoluto'].map((name) => valuesOf(xml, name)[0])).toEqual([
      '0',
      'XXX',
      '116.00',
      '0.00',
    ]);
    expect(await found(xml)).toEqual([]);
  });

  it('for several payments becomes one document for each', async () => {
    const file = base('cfdi-payment.xml');
    const payment = /<pago20:Pago [\s\S]*<\/pago20:Pago>/.exec(file)?.[0] ?? '';
    const { result, losses } = await read(file.replace(payment, payment + payment));
    expect(result).toHaveLength(2);
    expect(losses.map(({ kind, severity }) => `${kind} ${severity}`)).toEqual(['changed warning']);
  });

  it.each([
    ['BW-CFDI-TYPE', (xml: string) => xml.replace('TipoDeComprobante="I"', 'TipoDeComprobante="N"')],
    ['BW-CFDI-VERSION', (xml: string) => xml.replaceAll('sat.gob.mx/cfd/4"', 'sat.gob.mx/cfd/3"')],
    ['BW-CFDI-DTD', (xml: string) => xml.replace('<cfdi:Comprobante', '<!DOCTYPE x><cfdi:Comprobante')],
  ])('is rejected when read: %s', async (code, change) => {
    const outcome = await convertXml(change(base('cfdi.xml')), {}, environment);
    expect(outcome.ok ? [] : outcome.faults.map((each) => each.code)).toEqual([code]);
  });
});

describe('a seal', () => {
  it.each([
    ['encrypted as the SAT does', KEY],
    ['encrypted with AES', AES_KEY],
    ['that is open', encrypted()],
  ])('with a key %s is verified by Node', async (_, seal_key) => {
    const { xml } = await asCfdi(mexicanInvoice(), { ...SEAL, seal_key });
    const [seal = ''] = valuesOf(xml, 'Sello');
    const certificate = new X509Certificate(Buffer.from(valuesOf(xml, 'Certificado')[0] ?? '', 'base64'));
    const key = createPublicKey(certificate.publicKey.export({ type: 'spki', format: 'pem' }));
    expect(verify('sha256', Buffer.from(chainIn(xml)), key, Buffer.from(seal, 'base64'))).toBe(true);
    expect(valuesOf(xml, 'NoCertificado')).toEqual(['30001000000500009999']);
    expect(await found(xml)).toEqual(['BW-CFDI-UNCHECKED information']);
  });

  it('is the same each time', async () => {
    const digest = async () =>
      createHash('sha256')
        .update(await sealed())
        .digest('hex');
    expect(await digest()).toBe(await digest());
  });

  it.each<[string, JsonObject, string]>([
    ['without a key', { seal_key: null }, 'BW-CFDI-KEY request.seal_key'],
    ['without a certificate', { seal_certificate: null }, 'BW-CFDI-KEY request.seal_certificate'],
    ['with another password', { seal_password: 'x' }, 'BW-CFDI-KEY request.seal_password'],
    ['without the password', { seal_password: null }, 'BW-CFDI-KEY request.seal_password'],
    [
      'with a key in another cipher',
      { seal_key: encrypted('camellia-256-cbc') },
      'BW-CFDI-KEY-CIPHER request.seal_key',
    ],
    ['with something else as key', { seal_key: 'AAAA' }, 'BW-CFDI-KEY request.seal_key'],
    ['with its files exchanged', { seal_key: CERTIFICATE }, 'BW-CFDI-KEY request.seal_key'],
    ['with the key as certificate', { seal_certificate: encrypted() }, 'BW-CFDI-KEY request.seal_certificate'],
    ['with the key of another certificate', { seal_key: selfSigned().key }, 'BW-CFDI-KEY request.seal_key'],
    ['with an e.firma', { seal_certificate: PERSONAL_CERTIFICATE }, 'SAT-306 request.seal_certificate'],
  ])('is not made %s', async (_, options, fault) => {
    expect((await asCfdi(mexicanInvoice(), { ...SEAL, ...options })).faults).toEqual([fault]);
  });

  it('is not made outside the validity of the certificate, or for another issuer', async () => {
    expect((await asCfdi(mexicanInvoice({ issue_date: '2031-03-02' }), SEAL)).faults).toEqual([
      'SAT-305 request.seal_certificate',
    ]);
    const supplier = { ...(mexicanInvoice().supplier as JsonObject), tax_id: { country: 'MX', code: 'URE180429TM6' } };
    expect((await asCfdi(mexicanInvoice({ supplier }), SEAL)).faults).toEqual(['SAT-303 request.seal_certificate']);
  });

  it.each<[string, (xml: string) => string, string[]]>([
    ['a changed value', (xml) => xml.replace('Cuaderno', 'Libreta'), ['CFDI40102']],
    [
      'another number',
      (xml) => xml.replace('30001000000500009999', '30001000000500009998'),
      ['CFDI40102', 'CFDI40106'],
    ],
    ['an unreadable certificate', (xml) => xml.replace(/ Certificado="[^"]*"/, ' Certificado="AAAA"'), ['CFDI40106']],
    ['another issuer', (xml) => xml.replace('EKU9003173C9', 'XIA190128J61'), ['CFDI40102', 'SAT-303']],
    ['another day', (xml) => xml.replace('2026-03-02T', '2031-03-02T'), ['CFDI40102', 'SAT-305']],
    ['an e.firma', (xml) => xml.replace(CERTIFICATE, PERSONAL_CERTIFICATE), ['SAT-306']],
  ])('with %s is reported', async (_, change, codes) => {
    expect((await found(change(await sealed()))).filter((each) => !each.endsWith('information'))).toEqual(codes);
  });

  it('does not depend on white space between elements, the order of attributes or prefixes', async () => {
    const xml = (await sealed()).replace(/>\s+</g, '><').replaceAll('cfdi:', 'c:').replace('xmlns:cfdi', 'xmlns:c');
    expect(await found(xml)).toEqual(['BW-CFDI-PREFIX warning', 'BW-CFDI-UNCHECKED information']);
  });

  it('is not verified if a complement has its own rules for the sealed text', async () => {
    const other = '<cfdi:Complemento><x:Y xmlns:x="http://example.com/x"/></cfdi:Complemento></cfdi:Comprobante>';
    const xml = (await sealed()).replace('</cfdi:Comprobante>', other);
    expect(await found(xml)).toContain('BW-CFDI-SEAL-COMPLEMENT information');
    expect(await found(xml)).not.toContain('CFDI40102');
  });
});

describe('the seal of a file', () => {
  it.each<[string, (xml: string) => string]>([
    ['a value in the place of two', (xml) => xml.replace(' Serie="A" Folio="118"', ' Serie="A|118"')],
    ['an attribute', (xml) => xml.replace('<cfdi:Emisor', '<cfdi:Emisor Otro="1"')],
    ['a text', (xml) => xml.replace('</cfdi:Concepto>', 'x</cfdi:Concepto>')],
    ['an element', (xml) => xml.replace('<cfdi:Emisor', '<cfdi:Otro/><cfdi:Emisor')],
    ['a second list of lines', (xml) => xml.replace('</cfdi:Conceptos>', '</cfdi:Conceptos><cfdi:Conceptos/>')],
  ])('is no longer verified if the file gets %s that the seal does not cover', async (_, change) => {
    const xml = await sealed();
    expect(await found(change(xml))).toContain('BW-CFDI-SEAL-COMPLEMENT warning');
    const verdict = (text: string) => {
      const parsed = parseXml(text);
      return parsed.ok ? sealVerdict(new CfdiView(parsed.root))?.verdict : undefined;
    };
    expect([verdict(xml), verdict(change(xml))]).toEqual(['fits', 'unverified']);
  });
});

describe('a stamp of the SAT', () => {
  it('leaves the seal valid, and provides the stamps and the QR code of the page', async () => {
    const xml = stamped(await sealed());
    expect(await found(xml)).toEqual(['BW-CFDI-STAMP information', 'BW-CFDI-UNCHECKED information']);
    const { losses, record, verification, shown } = await read(xml);
    const stamps = (record as { stamps: { prv: string; val: string }[] }).stamps;
    expect(stamps.map(({ prv }) => prv)).toEqual([
      'sat-uuid',
      'cfdi-sig',
      'cfdi-serial',
      'sat-sig',
      'sat-serial',
      'sat-timestamp',
      'sat-chain',
      'sat-provider-rfc',
      'sat-url',
    ]);
    const query = new URL(verification?.url ?? '').searchParams;
    expect([query.get('id'), query.get('re'), query.get('tt')]).toEqual([UUID, 'EKU9003173C9', '116.00']);
    expect(shown?.()?.document).toMatchObject({ head: { stamps } });
    expect(losses.filter(({ xpath }) => xpath?.endsWith('TimbreFiscalDigital'))).toHaveLength(1);
  });

  it('for another seal is reported', async () => {
    expect(await found(stamped(await sealed(), 'AAAA'))).toContain('BW-CFDI-STAMP-SEAL');
  });

  const certificate = new X509Certificate(Buffer.from(CERTIFICATE, 'base64'));
  const number = Buffer.from(certificate.serialNumber, 'hex').toString();
  const privateKey = createPrivateKey({ key: Buffer.from(encrypted(), 'base64'), format: 'der', type: 'pkcs8' });

  /** Returns a file whose stamp is sealed with the key of the tests. */
  async function certified(): Promise<string> {
    const xml = stamped(await sealed()).replace('30001000000500003456', number);
    const parsed = parseXml(xml);
    if (!parsed.ok) throw new Error('no XML');
    const stamp = parsed.root.child('cfdi:Complemento')?.child('tfd:TimbreFiscalDigital');
    const chain = stamp === undefined ? '' : stampChainOf(stamp);
    expect(chain).toMatch(/^\|\|1\.1\|[^|]+\|2026-03-02T10:00:00\|SPR190613I52\|[^|]+\|\d{20}\|\|$/);
    return xml.replace('c2VsbG8=', sign('sha256', Buffer.from(chain), privateKey).toString('base64'));
  }

  it.each<[string, (xml: string) => string, string, string]>([
    ['fits', (xml) => xml, CERTIFICATE, 'information name value'],
    ['was changed', (xml) => xml.replace('T10:00:00" RfcProv', 'T10:00:01" RfcProv'), CERTIFICATE, 'fatal name value'],
    ['is of another key', (xml) => xml.replace(/SelloSAT="../, 'SelloSAT="AA'), CERTIFICATE, 'fatal name value'],
    ['is of another certificate', (xml) => xml.replace(/(SAT=")3/, '$14'), CERTIFICATE, 'warning found name value'],
    ['has an unreadable certificate', (xml) => xml, 'AAAA', 'warning name value'],
  ])('that %s is checked with the certificate', async (_, change, sat_certificate, expected) => {
    const outcome = await validateXml(change(await certified()), undefined, { ...NOW, options: { sat_certificate } });
    const all = [...(outcome.ok ? [] : outcome.faults), ...outcome.warnings];
    const said = all.flatMap(({ code, level, values = {} }) =>
      code.startsWith('BW-CFDI-STAMP')
        ? [level ?? (code === 'BW-CFDI-STAMP' ? 'warning' : 'fatal'), ...Object.keys(values).sort()].join(' ')
        : [],
    );
    expect(said).toEqual([expected]);
  });

  it.each([
    ['at once', '2026-03-02T15:30:00Z', []],
    ['after three days in its zone', '2026-03-05T19:00:00Z', ['SAT-401 information']],
    ['before its own time', '2026-03-02T10:00:00Z', ['SAT-401 information']],
  ])('already present, or requested too late or too early, causes a warning on request: %s', async (_, now, dated) => {
    const codes = async (to_stamp: boolean, xml: string) => {
      const outcome = await validateXml(xml, undefined, { now: new Date(now), options: { to_stamp } });
      return outcome.warnings.flatMap(({ code, level = 'warning' }) => (/^SAT-/.test(code) ? `${code} ${level}` : []));
    };
    const xml = await sealed();
    expect(xml).toContain('Fecha="2026-03-02T09:30:00"');
    expect(await codes(false, stamped(xml))).toEqual([]);
    expect(await codes(true, stamped(xml))).toEqual(['SAT-307 warning', ...dated]);
    expect(await codes(true, xml)).toEqual(dated);
  });

  it('has an ampersand of the RFC escaped in its link', async () => {
    const xml = stamped((await sealed()).replaceAll('EKU9003173C9', 'H&amp;E951128469'));
    expect((await read(xml)).verification?.url).toContain('re=H%26E951128469&');
  });
});

it('a byte order mark in a CFDI is reported', async () => {
  const bytes = new TextEncoder().encode(`\ufeff${base('cfdi.xml')}`);
  expect(await found(bytes)).toEqual(['BW-CFDI-BOM warning']);
});

it('a tax base that differs from the net amount of its line is reported', async () => {
  const file = base('cfdi.xml');
  const [first = ''] = /<cfdi:Traslado Base="[^"]*"/.exec(file) ?? [];
  const changed = (value: string) => file.replace(first, `<cfdi:Traslado Base="${value}"`);
  const bases = async (xml: string) =>
    (await read(xml)).losses.flatMap(({ kind, severity, xpath }) =>
      xpath?.endsWith('@Base') ? `${kind} ${severity}` : [],
    );
  const own = Number(/"(.*)"/.exec(first)?.[1]);
  expect(await bases(file)).toEqual([]);
  expect(await bases(changed((own + 0.01).toFixed(2)))).toEqual(['difference info']);
  expect(await bases(changed((own + 5).toFixed(2)))).toEqual(['difference warning']);
});

it('asks for products by words, with a code of eight digits for each', async () => {
  const lines = (await cfdiForm.lists?.['mx-cfdi-prod-serv']?.())?.trim().split('\n') ?? [];
  expect(lines.filter((line) => !/^\d{8} \S/.test(line))).toEqual([]);
  expect(lines).toContain('80101500 Servicios de consultoría de negocios y administración corporativa');
});

it('asks for the unit of an item without one', async () => {
  const text = JSON.stringify(mexicanInvoice()).replace('"unit":"piece",', '');
  const outcome = await convertDocument(JSON.parse(text) as JsonObject, { to: 'cfdi' }, environment);
  const losses = outcome.ok ? outcome.result.losses : [];
  expect(losses).toContainEqual(expect.objectContaining({ kind: 'supplied', properties: ['$.lines[0].item.unit'] }));
});
