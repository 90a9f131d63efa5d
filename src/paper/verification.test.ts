import { describe, expect, it } from 'vitest';
import { describe as describePaper } from './describe.ts';
import { hostIn, stampedIn } from './verification.ts';

const bill = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'SAMPLE',
  code: '001/a',
  issue_date: '2026-09-14',
  supplier: { tax_id: { country: 'XX', code: '5265877635' } },
  totals: { total_with_tax: '115.00', payable: '115.00', tax: '15.00' },
};

const stamped = (stamps: object, more: object = {}) =>
  stampedIn({
    head: { stamps: Object.entries(stamps).map(([prv, val]) => ({ prv, val })) },
    doc: { ...bill, ...more },
  });
const of = (code: string) => ({ supplier: { tax_id: { country: 'ES', code } } });

const HASH = 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE';
const KSEF = `https://qr.ksef.mf.gov.pl/invoice/5265877635/14-09-2026/${HASH}`;
const AEAT =
  'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=SAMPLE-001%2Fa&fecha=14-09-2026&importe=115.0';
const TBAI = 'https://batuz.eus/QRTBAI/?id=TBAI-89890001K-140926-btFpwP8dcLGAF-237&s=SAMPLE&nf=001%2Fa&i=115.00&cr=007';
const SAT =
  'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=5FB2822E-396D-4725-8521-CDC4BDD20CCF&re=5265877635&rr=A&tt=115&fe=abcdefg=';
const ARCA = `https://www.arca.gob.ar/fe/qr/?p=${btoa('{"ver":1,"fecha":"2026-09-14","cuit":5265877635,"importe":115,"codAut":70417054367476}')}`;
const AADE = 'https://mydatapi.aade.gr/myDATA/TimologioQR/QRInfo?q=abc';
const AT = 'A:526587763*B:999999990*C:PT*D:FT*E:N*F:20260914*G:FT SAMPLE/1*H:CSDF7T5H-1*N:15.00*O:115.00*Q:kLp0*R:1';
const CUFE = 'a1'.repeat(48);
const DIAN = `https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${CUFE}`;
const tlv = (...values: string[]) =>
  btoa(values.map((value, i) => String.fromCharCode(i + 1, value.length) + value).join(''));
const ZATCA = tlv('Shop', '5265877635', '2026-09-14T10:05:30', '115.00', '15.00');

describe('a verification code', () => {
  it.each([
    ['KSeF', { 'favat-qr': KSEF }, {}, 'OFFLINE'],
    [
      'KSeF with its number',
      { 'favat-qr': KSEF, 'favat-ksef-number': '5265877635-20260914-0100001AF629-AF' },
      {},
      '5265877635-20260914-0100001AF629-AF',
    ],
    ['KSeF for tests', { 'favat-qr': KSEF.replace('qr.', 'qr-test.') }, {}, 'OFFLINE (TEST)'],
    ['AEAT', { 'verifactu-qr': AEAT }, of('89890001K'), 'VERI*FACTU', { above: 'QR tributario:', isFirst: true }],
    [
      'AEAT without VERI*FACTU',
      { 'verifactu-qr': AEAT.replace('QR?', 'QRNoVerifactu?') },
      of('89890001K'),
      '',
      { above: 'QR tributario:', isFirst: true },
    ],
    ['a Basque treasury', { 'tbai-qr': TBAI }, of('89890001K'), 'TBAI-89890001K-140926-btFpwP8dcLGAF-237'],
    [
      'SAT',
      { 'sat-url': SAT, 'sat-uuid': '5fb2822e-396d-4725-8521-cdc4bdd20ccf' },
      {},
      '5FB2822E-396D-4725-8521-CDC4BDD20CCF',
    ],
    ['ARCA', { 'arca-qr': ARCA }, {}, '70417054367476'],
    ['AT', { 'at-qr': AT }, of('526587763'), '', { above: 'ATCUD:CSDF7T5H-1' }],
    ['ZATCA', { 'zatca-qr': ZATCA }, {}, 'ZATCA'],
    ['DIAN', { 'dian-qr': DIAN, 'dian-cude': CUFE }, {}, 'DIAN'],
    ['AADE', { 'iapr-qr': AADE, 'iapr-mark': '400001234567890' }, {}, 'ΜΑΡΚ 400001234567890'],
  ])('for %s appears on its bill', (_, stamps, more, label, place?: object) => {
    const [content] = Object.values(stamps);
    expect(stamped(stamps, more)).toMatchObject({ verification: { url: content, label, ...place }, foreign: [] });
  });

  it('for an e-invoice appears where the authority requires it, whatever the bill contains', () => {
    const given = { url: AEAT, label: 'VERI*FACTU' };
    expect(stampedIn({ doc: {} }, given).verification).toEqual({ ...given, above: 'QR tributario:', isFirst: true });
    const other = { url: 'https://example.com/', label: 'A' };
    expect(stampedIn({ doc: {} }, other).verification).toEqual(other);
  });

  it('for the SAT comes with the words that the authority requires', () => {
    const stamps = { 'sat-url': SAT, 'sat-uuid': '5fb2822e-396d-4725-8521-cdc4bdd20ccf', 'sat-serial': '123' };
    const { legends } = stamped(stamps, {});
    expect(legends?.slice(0, 2)).toEqual([
      expect.stringMatching(/fiscal: 5fb2822e-396d-4725-8521-cdc4bdd20ccf$/),
      expect.stringMatching(/ SAT: 123$/),
    ]);
  });

  it('for the SAT comes with the codes of the bill, each from the first place that has one', () => {
    const stamps = { 'sat-url': SAT, 'sat-uuid': '5fb2822e-396d-4725-8521-cdc4bdd20ccf' };
    const { legends = [] } = stamped(stamps, {
      tax: { ext: { 'mx-cfdi-doc-type': 'I' } },
      methods: [{ ext: { 'mx-cfdi-payment-means': '03' } }],
    });
    expect(legends[0]?.match(/: \w+/g)).toEqual([': I', ': 03']);
    expect(legends[1]).toMatch(/: 5fb2822e-/);
  });

  it('for the SAT comes with 99 as means of payment if the bill is paid later', () => {
    const stamps = { 'sat-url': SAT, 'sat-uuid': '5fb2822e-396d-4725-8521-cdc4bdd20ccf' };
    const instructions = { ext: { 'mx-cfdi-payment-means': '03' } };
    const legendsOf = (method: string) =>
      stamped(stamps, { tax: { ext: { 'mx-cfdi-payment-method': method } }, payment: { instructions } }).legends?.[0];
    expect(legendsOf('PPD')).toMatch(/: PPD · .*: 99$/);
    expect(legendsOf('PUE')).toMatch(/: PUE · .*: 03$/);
  });

  it('for the AT comes with the number of the program', () => {
    const stamps = { 'at-qr': AT, 'at-hash': 'AbC1', 'at-app-id': '42', 'at-atcud': 'CSDF7T5H-1' };
    const { legends, numbers } = stamped(stamps, of('526587763'));
    expect(legends).toEqual([expect.stringMatching(/^AbC1-.* 42\/AT$/)]);
    expect(numbers).toBeUndefined();
  });

  it('is not required for printing the numbers that tax offices issue', () => {
    const key = '3126'.repeat(11);
    expect(stamped({ 'sefaz-key': key, 'sefaz-auth': '<1>' }).numbers).toEqual([
      { name: 'Chave de acesso', text: Array(11).fill('3126').join(' ') },
    ]);
    expect(stamped({ 'dian-cude': CUFE }).numbers).toEqual([expect.objectContaining({ text: CUFE })]);
    expect(stamped({ 'dian-qr': DIAN.replace('a1', 'b2'), 'dian-cude': CUFE })).toEqual({
      foreign: ['catalogo-vpfe.dian.gov.co'],
    });
  });

  it.each([
    ['another seller', { supplier: { tax_id: { code: '1111111111' } } }],
    ['no seller', { supplier: {} }],
    ['another day', { issue_date: '2026-09-15' }],
    ['another total', { totals: { total_with_tax: '115.01', payable: '116.00', tax: '15.00' } }],
    ['no total', { totals: undefined }],
  ])('does not appear on a bill with %s', (_, more) => {
    expect(stamped({ 'zatca-qr': ZATCA }, more)).toEqual({ foreign: [] });
    expect(stamped({ 'arca-qr': ARCA }, more)).toEqual({ foreign: ['www.arca.gob.ar'] });
  });

  it.each([
    ['another number', { code: '002' }],
    ['another series', { series: 'OTHER' }],
  ])('for the AEAT or a Basque treasury does not appear on a bill with %s', (_, more) => {
    for (const stamps of [{ 'verifactu-qr': AEAT }, { 'tbai-qr': TBAI }])
      expect(stamped(stamps, { ...of('89890001K'), ...more }).verification).toBeUndefined();
  });

  it.each([
    ['SAT', { 'sat-url': SAT.replace(/id=[^&]*/, 'id=Pay%20elsewhere'), 'sat-uuid': 'Pay elsewhere' }, {}],
    ['AT', { 'at-qr': AT.replace(/H:[^*]*/, 'H:Pay elsewhere') }, of('526587763')],
  ])('for %s does not appear with an invalid number', (_, stamps, more) => {
    expect(stamped(stamps, more).verification).toBeUndefined();
  });

  it('may have a total with the opposite sign, as tax offices write credit notes', () => {
    expect(stamped({ 'verifactu-qr': AEAT.replace('115.0', '-115.00') }, of('89890001K')).verification).toBeDefined();
  });

  it.each([
    ['another host', KSEF.replace('qr.ksef.mf.gov.pl', 'evil.example'), 'evil.example'],
    ['a host that begins alike', KSEF.replace('.gov.pl', '.gov.pl.evil.example'), 'qr.ksef.mf.gov.pl.evil.example'],
    ['a user', KSEF.replace('qr.', 'qr.ksef.mf.gov.pl@evil.example/'), 'evil.example'],
    ['a user of the right host', KSEF.replace('qr.', 'a@qr.'), 'qr.ksef.mf.gov.pl'],
    ['a port', KSEF.replace('.pl', '.pl:8443'), 'qr.ksef.mf.gov.pl:8443'],
    ['plain HTTP', KSEF.replace('https', 'http'), 'qr.ksef.mf.gov.pl'],
    ['another path', KSEF.replace('invoice', 'elsewhere'), 'qr.ksef.mf.gov.pl'],
    ['a parameter', `${KSEF}?to=evil.example`, 'qr.ksef.mf.gov.pl'],
    ['a fragment', `${KSEF}#x`, 'qr.ksef.mf.gov.pl'],
    ['letters that look alike', KSEF.replace('ksef', 'k\u0455ef'), 'qr.xn--kef-fhd.mf.gov.pl'],
  ])('with %s is not drawn: only its host is named', (_, val, host) => {
    expect(stamped({ 'favat-qr': val })).toEqual({ foreign: [host] });
  });

  it('is rejected unless all programs read its link the same way', () => {
    expect(stamped({ 'favat-qr': KSEF.replaceAll('/', '\\') }).verification?.url).toBe(KSEF);
    expect(stamped({ 'verifactu-qr': `${AEAT}&nif=1` }, of('89890001K'))).toEqual({
      foreign: ['www2.agenciatributaria.gob.es'],
    });
  });

  it('does not appear with the number of another invoice', () => {
    for (const number of ['1111111111-20260914-0100001AF629-AF', 'Call 555 0100'])
      expect(stamped({ 'favat-qr': KSEF, 'favat-ksef-number': number })).toEqual({ foreign: ['qr.ksef.mf.gov.pl'] });
  });

  it('is not taken from other stamps', () => {
    expect(stamped({ 'my-qr': KSEF, note: 'no link', empty: null, script: 'javascript:alert(1)' })).toEqual({
      foreign: ['qr.ksef.mf.gov.pl'],
    });
    for (const val of ['', '%', 'AQ==', tlv('Shop').slice(0, 6), 'https://www.arca.gob.ar/fe/qr/?p=e30', 7])
      expect(stamped({ 'zatca-qr': val, 'arca-qr': val, 'at-qr': val }).verification).toBeUndefined();
  });

  it('requires an envelope', () => {
    for (const document of [bill, undefined, { head: { stamps: {} }, doc: bill }])
      expect(stampedIn(document)).toEqual({ foreign: [] });
  });
});

describe('a verification code for AADE', () => {
  it.each([
    ['another host', { 'iapr-qr': AADE.replace('aade.gr', 'aade.example'), 'iapr-mark': '400001234567890' }],
    ['no mark', { 'iapr-qr': AADE }],
    ['a mark in another form', { 'iapr-qr': AADE, 'iapr-mark': '12' }],
  ])('does not appear with %s', (_, stamps) => {
    expect(stamped(stamps)).toEqual({ foreign: [new URL(stamps['iapr-qr']).host] });
  });
});

describe('a page', () => {
  const paperOf = (stamps: object[]) => describePaper({ head: { stamps }, doc: bill }, 'en')?.blocks ?? [];
  const sections = (stamps: object[]) => paperOf(stamps).filter((block) => block.kind === 'section' && block.label);

  it('has a code only for a link of the authority, and names the hosts of other links', () => {
    const [own] = sections([{ prv: 'favat-qr', val: KSEF }]).slice(-1);
    expect(own).toMatchObject({ code: { payload: KSEF, label: 'OFFLINE' } });
    const [foreign] = sections([{ prv: 'favat-qr', val: 'https://evil.example/pay?a=1' }]).slice(-1);
    expect(foreign).not.toHaveProperty('code');
    expect(JSON.stringify(foreign)).toContain('evil.example"');
    expect(JSON.stringify(foreign)).not.toContain('pay?a=1');
    expect(sections([{ prv: 'note', val: 'text' }])).toEqual(sections([]));
  });

  it('has the code for the AEAT directly below its head', () => {
    const doc = { ...bill, ...of('89890001K') };
    const [, second] =
      describePaper({ head: { stamps: [{ prv: 'verifactu-qr', val: AEAT }] }, doc }, 'en')?.blocks ?? [];
    expect(second).toMatchObject({ code: { above: 'QR tributario:', label: 'VERI*FACTU' } });
  });
});

it('hostIn returns the host of a link in ASCII', () => {
  expect(['https://EXAMPLE.com/a', 'https://b\u00fccher.example', 'mailto:a@b.example', 'text', 3].map(hostIn)).toEqual(
    ['example.com', 'xn--bcher-kva.example', undefined, undefined, undefined],
  );
});
