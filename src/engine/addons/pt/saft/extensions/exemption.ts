import type { Definition } from '../../../../tax/definitions.ts';
import { EXEMPTION } from './keys.ts';

/** Why no VAT is charged, by the article of the law (the tax office's table of exemption reasons). */
export const exemption: Definition = {
  key: EXEMPTION,
  name: { en: 'Tax exemption reason code', pt: 'Código do motivo de isenção de imposto' },
  desc: {
    en: 'The reason why a line bears no VAT (TaxExemptionCode), in the ext of its tax. Building adds the article as a note of the line (TaxExemptionReason); write a note of your own, with key legal, src pt-saft-exemption and the code, where that does not say enough.',
    pt: 'O motivo por que uma linha não tem IVA (TaxExemptionCode), no ext do imposto. O artigo é acrescentado como nota da linha (TaxExemptionReason); escreva uma nota própria, com key legal, src pt-saft-exemption e o código, se isso não bastar.',
  },
  values: [
    {
      code: 'M01',
      name: {
        en: 'Article 16, No. 6, paragraphs a) to d) of the VAT code',
        pt: 'Artigo 16.º, n.º 6, alíneas a) a d) do CIVA',
      },
      desc: { en: 'Amounts received in the name and for account of the customer.' },
    },
    {
      code: 'M02',
      name: {
        en: 'Article 6 of Decree-Law No. 198/90 of 19th June',
        pt: 'Artigo 6.º do Decreto-Lei n.º 198/90, de 19 de junho',
      },
      desc: { en: 'Sales over 1,000 € to a Portuguese trader who exports the goods as they are.' },
    },
    {
      code: 'M04',
      name: { en: 'Article 13 of the VAT code', pt: 'Artigo 13.º do CIVA' },
      desc: { en: 'Imports, and goods that come back, which the law exempts.' },
    },
    {
      code: 'M05',
      name: { en: 'Article 14 of the VAT code', pt: 'Artigo 14.º do CIVA' },
      desc: { en: 'Exports, what counts as such, and international transport.' },
    },
    {
      code: 'M06',
      name: { en: 'Article 15 of the VAT code', pt: 'Artigo 15.º do CIVA' },
      desc: { en: 'Goods under customs or warehousing procedures, and services that belong to them.' },
    },
    {
      code: 'M07',
      name: { en: 'Article 9 of the VAT code', pt: 'Artigo 9.º do CIVA' },
      desc: { en: 'Health, education, culture, insurance, letting and the like; input tax is not deducted.' },
    },
    {
      code: 'M09',
      name: { en: 'Article 62 paragraph b) of the VAT code', pt: 'Artigo 62.º alínea b) do CIVA' },
      desc: { en: 'Small retailers; VAT gives no right to deduct.' },
    },
    {
      code: 'M10',
      name: { en: 'Article 57 of the VAT code', pt: 'Artigo 57.º do CIVA' },
      desc: { en: 'Small businesses under the exemption scheme (article 53).' },
    },
    {
      code: 'M11',
      name: { en: 'Decree-Law No. 346/85 of 23rd August', pt: 'Decreto-Lei n.º 346/85, de 23 de agosto' },
      desc: { en: 'Manufactured tobacco, taxed at its source.' },
    },
    {
      code: 'M12',
      name: { en: 'Decree-Law No. 221/85 of 3rd July', pt: 'Decreto-Lei n.º 221/85, de 3 de julho' },
      desc: { en: 'Travel agencies, taxed on their margin.' },
    },
    {
      code: 'M13',
      name: { en: 'Decree-Law No. 199/96 of 18th October', pt: 'Decreto-Lei n.º 199/96, de 18 de outubro' },
      desc: { en: 'Second-hand goods, taxed on the margin.' },
    },
    {
      code: 'M14',
      name: { en: 'Decree-Law No. 199/96 of 18th October', pt: 'Decreto-Lei n.º 199/96, de 18 de outubro' },
      desc: { en: 'Works of art, taxed on the margin.' },
    },
    {
      code: 'M15',
      name: { en: 'Decree-Law No. 199/96 of 18th October', pt: 'Decreto-Lei n.º 199/96, de 18 de outubro' },
      desc: { en: "Antiques and collectors' items, taxed on the margin." },
    },
    {
      code: 'M16',
      name: { en: 'Article 14 of the RITI', pt: 'Artigo 14.º do RITI' },
      desc: { en: 'Goods sent to a taxable customer in another member state, who accounts for the VAT there.' },
    },
    {
      code: 'M19',
      name: { en: 'Other exemptions', pt: 'Outras isenções' },
      desc: { en: 'Temporary exemptions by laws of their own.' },
    },
    {
      code: 'M20',
      name: { en: 'Article 59-D No. 2 of the VAT code', pt: 'Artigo 59.º-D n.º 2 do CIVA' },
      desc: { en: 'Farmers under the flat-rate scheme.' },
    },
    {
      code: 'M21',
      name: { en: 'Article 72 No. 4 of the VAT code', pt: 'Artigo 72.º n.º 4 do CIVA' },
      desc: { en: 'Fuel that is resold for a distributor; the VAT gives no right to deduct.' },
    },
    {
      code: 'M25',
      name: {
        en: 'Article 38 No. 1 paragraph a) of the VAT code',
        pt: 'Artigo 38.º n.º 1 alínea a) do CIVA',
      },
      desc: { en: 'Goods handed over on consignment and not sold yet.' },
    },
    {
      code: 'M26',
      name: { en: 'Law No. 17/2023 of 14th April', pt: 'Lei n.º 17/2023, de 14 de abril' },
      desc: { en: 'The essential foods of IVA Zero, from 18 April 2023 to 4 January 2024.' },
    },
    {
      code: 'M30',
      name: {
        en: 'Article 2 No. 1 paragraph i) of the VAT code',
        pt: 'Artigo 2.º n.º 1 alínea i) do CIVA',
      },
      desc: { en: 'Reverse charge: waste, scrap and what can be recycled (annex E).' },
    },
    {
      code: 'M31',
      name: {
        en: 'Article 2 No. 1 paragraph j) of the VAT code',
        pt: 'Artigo 2.º n.º 1 alínea j) do CIVA',
      },
      desc: { en: 'Reverse charge: construction work.' },
    },
    {
      code: 'M32',
      name: {
        en: 'Article 2 No. 1 paragraph l) of the VAT code',
        pt: 'Artigo 2.º n.º 1 alínea l) do CIVA',
      },
      desc: { en: 'Reverse charge: emission rights and certificates.' },
    },
    {
      code: 'M33',
      name: {
        en: 'Article 2 No. 1 paragraph m) of the VAT code',
        pt: 'Artigo 2.º n.º 1 alínea m) do CIVA',
      },
      desc: { en: 'Reverse charge: raw cork, wood and pine cones.' },
    },
    {
      code: 'M34',
      name: {
        en: 'Article 2 No. 1 paragraph n) of the VAT code',
        pt: 'Artigo 2.º n.º 1 alínea n) do CIVA',
      },
      desc: { en: 'Reverse charge: surplus electricity of small producers for their own use.' },
    },
    {
      code: 'M40',
      name: {
        en: 'Article 6 No. 6 paragraph a) of the VAT code, to the contrary',
        pt: 'Artigo 6.º n.º 6 alínea a) do CIVA, a contrário',
      },
      desc: { en: 'Reverse charge: services to a taxable customer in another country, where they are taxed.' },
    },
    {
      code: 'M41',
      name: { en: 'Article 8 No. 3 of the RITI', pt: 'Artigo 8.º n.º 3 do RITI' },
      desc: { en: 'Reverse charge: triangular transactions within the European Union.' },
    },
    {
      code: 'M42',
      name: {
        en: 'Decree-Law No. 21/2007 of 29th January',
        pt: 'Decreto-Lei n.º 21/2007, de 29 de janeiro',
      },
      desc: { en: 'Reverse charge: real estate whose seller waives the exemption.' },
    },
    {
      code: 'M43',
      name: {
        en: 'Decree-Law No. 362/99 of 16th September',
        pt: 'Decreto-Lei n.º 362/99, de 16 de setembro',
      },
      desc: { en: 'Reverse charge: investment gold that is taxed.' },
    },
    {
      code: 'M44',
      name: { en: 'Article 6.º of the CIVA – Specific rules', pt: 'Artigo 6.º do CIVA – Regras específicas' },
      desc: { en: 'Services that are not supplied in Portugal by numbers 7 and following of the article.' },
    },
    {
      code: 'M45',
      name: {
        en: 'Art 58º-A of the CIVA (IVA - cross-border exemption regime)',
        pt: 'Art 58º-A do CIVA (IVA - regime transfronteiriço de isenção)',
      },
      desc: {
        en: 'Supplies in another member state that exempts them, as the supplier has joined the cross-border scheme there. Its own text is longer than a note may be: write a shorter one.',
      },
    },
    {
      code: 'M46',
      name: { en: 'Decree-Law No. 19/2017, of February 14', pt: 'Decreto-lei n.º 19/2017, de 14 de fevereiro' },
      desc: { en: 'Goods that travellers from outside the European Union carry home (tax free).' },
    },
    {
      code: 'M99',
      name: { en: 'Not subject to tax or not taxed', pt: 'Não sujeito ou não tributado' },
      desc: { en: 'Outside the scope of VAT (articles 2, 3 and 4 of the VAT code).' },
    },
  ],
  sources: [
    {
      title: { en: 'AT Tax Exemption Codes', pt: 'Códigos de motivo de isenção' },
      url: 'https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/Faturacao/Fatcorews/Documents/Tabela_Codigos_Motivo_Isencao.pdf',
      content_type: 'application/pdf',
    },
    {
      title: { en: 'Art. 2.2.14 of Despacho nº8632/2014', pt: 'Art. 2.2.14 do Despacho nº8632/2014' },
      url: 'https://files.diariodarepublica.pt/2s/2014/07/126000000/1725517261.pdf',
      content_type: 'application/pdf',
    },
    {
      title: { en: 'Field 4.4.19.7 of Portaria nº302/2016', pt: 'Campo 4.4.19.7 da Portaria nº302/2016' },
      url: 'https://files.diariodarepublica.pt/1s/2016/12/23100/0427304379.pdf',
      content_type: 'application/pdf',
    },
  ],
};

/** The article of a code, in Portuguese; undefined for codes that are not in the table. */
export const exemptionTexts: ReadonlyMap<string, string | undefined> = new Map(
  exemption.values?.map(({ code = '', name }) => [code, name.pt]),
);
