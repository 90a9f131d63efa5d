/** Programs that use the installed library, as texts, to be bundled and run on every platform. */

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '0012',
  issue_date: '2026-02-03',
  supplier: { name: 'Encuadernaciones Sol', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Biblioteca Municipal' },
  lines: [{ quantity: 20, item: { name: 'Atlas', price: '90.00' }, taxes: [{ cat: 'VAT', rate: 'standard' }] }],
};

const yaml = `
$schema: https://gobl.org/draft-0/bill/invoice
code: "0012"
issue_date: 2026-02-03
supplier: { name: Encuadernaciones Sol, tax_id: { country: ES, code: B98602642 } }
customer: { name: Biblioteca Municipal }
lines: [{ quantity: 20, item: { name: Atlas, price: "90.00" }, taxes: [{ cat: VAT, rate: standard }] }]
`;

const operations = `
  const keys = await library.keygen();
  const signed = await library.sign(invoice, { privatekey: keys.privatekey });
  const verified = await library.verify(signed.result, { publickey: keys.publickey });
`;

/** Defines `program`, which uses all of \`billwright\`: no \`load\`, texts in YAML. */
const whole = `
const invoice = ${JSON.stringify(yaml)};
async function program() {
  const built = library.build(invoice);
  ${operations}
  return {
    payable: built.ok ? built.result.totals.payable : built.message,
    known: library.regimes().length + ' ' + library.addons().length,
    verified: verified.ok,
  };
}
`;
const wholeGives = { payable: '2178.00', known: '44 25', verified: true };

/** The same with \`billwright/core\`, which loads modules on request, then the modules that a document needs. */
const core = `
const invoice = ${JSON.stringify(invoice)};
async function program() {
  const early = library.build(invoice);
  await library.load(['ES', 'es-facturae-v3']);
  const built = library.build(invoice);
  const loaded = library.loaded().join(' ');
  await library.loadFor({ ...invoice, customer: { name: 'Obra', tax_id: { country: 'PT', code: '501442600' } } });
  ${operations}
  return {
    early: early.ok ? '' : early.faults[0].code,
    payable: built.ok ? built.result.totals.payable : built.message,
    loaded,
    later: library.loaded().join(' '),
    verified: verified.ok,
  };
}
`;
const coreGives = {
  early: 'BW-NOT-LOADED',
  payable: '2178.00',
  loaded: 'ES es-facturae-v3',
  later: 'ES PT es-facturae-v3',
  verified: true,
};

/** Converts an invoice to XRechnung, reports what is missing, and converts back, with \`billwright/formats\`. */
const formats = `
const invoice = ${JSON.stringify({
  ...invoice,
  payment: { terms: { notes: 'Al contado' } },
  supplier: { ...invoice.supplier, addresses: [{ locality: 'Lleida', country: 'ES' }] },
  customer: { ...invoice.customer, addresses: [{ locality: 'Lleida', country: 'ES' }] },
})};
async function program() {
  const written = await library.convert(invoice, { to: 'en16931-ubl' });
  const xml = written.ok ? written.result.result : written.message;
  const checked = await library.validate(xml);
  const lacking = await library.convert(invoice, { to: 'xrechnung-cii' });
  const read = await library.convert(new TextEncoder().encode(xml));
  return {
    known: library.formats().some(({ key }) => key === 'xrechnung-cii'),
    checked: checked.ok && checked.result.format,
    lacking: lacking.ok ? '' : lacking.faults.some(({ properties }) => properties.includes('$.supplier.people')),
    payable: read.ok ? read.result.result.totals.payable : read.message,
  };
}
`;
const formatsGives = { known: true, checked: 'en16931-ubl', lacking: true, payable: '2178.00' };

/** Each entry of the library with its program and expected output. */
export const programs = [
  { entry: 'billwright', name: 'whole', text: whole, gives: wholeGives },
  { entry: 'billwright/core', name: 'core', text: core, gives: coreGives },
  { entry: 'billwright/formats', name: 'formats', text: formats, gives: formatsGives },
] as const;
