import { codesIn } from '../../../../tax/code-table.ts';
import type { Definition } from '../../../../tax/definitions.ts';
import { EXEMPTION } from './keys.ts';

/** The reason why no VAT is charged, by the article of the law (the tax office's table of exemption reasons). */
export const exemption: Definition = {
  key: EXEMPTION,
  name: { en: 'Tax exemption reason code', pt: 'Código do motivo de isenção de imposto' },
  desc: {
    en: 'The reason why a line has no VAT (TaxExemptionCode), in the ext of its tax. Building adds the article as a note of the line (TaxExemptionReason); if that is not enough, write a note of your own, with key legal, src pt-saft-exemption and the code.',
    pt: 'O motivo por que uma linha não tem IVA (TaxExemptionCode), no ext do imposto. O artigo é acrescentado como nota da linha (TaxExemptionReason); escreva uma nota própria, com key legal, src pt-saft-exemption e o código, se isso não bastar.',
  },
  values: codesIn('en', 'pt')`
    M01 Article 16, No. 6, paragraphs a) to d) of the VAT code | Artigo 16.º, n.º 6, alíneas a) a d) do CIVA | Amounts received in the name and for account of the customer.
    M02 Article 6 of Decree-Law No. 198/90 of 19th June | Artigo 6.º do Decreto-Lei n.º 198/90, de 19 de junho | Sales over 1,000 € to a Portuguese trader who exports the goods as they are.
    M04 Article 13 of the VAT code | Artigo 13.º do CIVA | Imports, and goods that come back, which the law exempts.
    M05 Article 14 of the VAT code | Artigo 14.º do CIVA | Exports, what counts as such, and international transport.
    M06 Article 15 of the VAT code | Artigo 15.º do CIVA | Goods under customs or warehousing procedures, and services that belong to them.
    M07 Article 9 of the VAT code | Artigo 9.º do CIVA | Health, education, culture, insurance, letting and the like; input tax is not deducted.
    M09 Article 62 paragraph b) of the VAT code | Artigo 62.º alínea b) do CIVA | Small retailers; VAT gives no right to deduct.
    M10 Article 57 of the VAT code | Artigo 57.º do CIVA | Small businesses under the exemption scheme (article 53).
    M11 Decree-Law No. 346/85 of 23rd August | Decreto-Lei n.º 346/85, de 23 de agosto | Manufactured tobacco, taxed at its source.
    M12 Decree-Law No. 221/85 of 3rd July | Decreto-Lei n.º 221/85, de 3 de julho | Travel agencies, taxed on their margin.
    M13 Decree-Law No. 199/96 of 18th October | Decreto-Lei n.º 199/96, de 18 de outubro | Second-hand goods, taxed on the margin.
    M14 Decree-Law No. 199/96 of 18th October | Decreto-Lei n.º 199/96, de 18 de outubro | Works of art, taxed on the margin.
    M15 Decree-Law No. 199/96 of 18th October | Decreto-Lei n.º 199/96, de 18 de outubro | Antiques and collectors' items, taxed on the margin.
    M16 Article 14 of the RITI | Artigo 14.º do RITI | Goods sent to a taxable customer in another member state, who accounts for the VAT there.
    M19 Other exemptions | Outras isenções | Temporary exemptions by laws of their own.
    M20 Article 59-D No. 2 of the VAT code | Artigo 59.º-D n.º 2 do CIVA | Farmers under the flat-rate scheme.
    M21 Article 72 No. 4 of the VAT code | Artigo 72.º n.º 4 do CIVA | Fuel that is resold for a distributor; the VAT gives no right to deduct.
    M25 Article 38 No. 1 paragraph a) of the VAT code | Artigo 38.º n.º 1 alínea a) do CIVA | Goods handed over on consignment and not sold yet.
    M26 Law No. 17/2023 of 14th April | Lei n.º 17/2023, de 14 de abril | The essential foods of IVA Zero, from 18 April 2023 to 4 January 2024.
    M30 Article 2 No. 1 paragraph i) of the VAT code | Artigo 2.º n.º 1 alínea i) do CIVA | Reverse charge: waste, scrap and what can be recycled (annex E).
    M31 Article 2 No. 1 paragraph j) of the VAT code | Artigo 2.º n.º 1 alínea j) do CIVA | Reverse charge: construction work.
    M32 Article 2 No. 1 paragraph l) of the VAT code | Artigo 2.º n.º 1 alínea l) do CIVA | Reverse charge: emission rights and certificates.
    M33 Article 2 No. 1 paragraph m) of the VAT code | Artigo 2.º n.º 1 alínea m) do CIVA | Reverse charge: raw cork, wood and pine cones.
    M34 Article 2 No. 1 paragraph n) of the VAT code | Artigo 2.º n.º 1 alínea n) do CIVA | Reverse charge: surplus electricity of small producers for their own use.
    M40 Article 6 No. 6 paragraph a) of the VAT code, to the contrary | Artigo 6.º n.º 6 alínea a) do CIVA, a contrário | Reverse charge: services to a taxable customer in another country, where they are taxed.
    M41 Article 8 No. 3 of the RITI | Artigo 8.º n.º 3 do RITI | Reverse charge: triangular transactions within the European Union.
    M42 Decree-Law No. 21/2007 of 29th January | Decreto-Lei n.º 21/2007, de 29 de janeiro | Reverse charge: real estate whose seller waives the exemption.
    M43 Decree-Law No. 362/99 of 16th September | Decreto-Lei n.º 362/99, de 16 de setembro | Reverse charge: investment gold that is taxed.
    M44 Article 6.º of the CIVA – Specific rules | Artigo 6.º do CIVA – Regras específicas | Services that are not supplied in Portugal by numbers 7 and following of the article.
    M45 Art 58º-A of the CIVA (IVA - cross-border exemption regime) | Art 58º-A do CIVA (IVA - regime transfronteiriço de isenção) | Supplies in another member state that exempts them, as the supplier has joined the cross-border scheme there. Its own text is longer than a note may be: write a shorter one.
    M46 Decree-Law No. 19/2017, of February 14 | Decreto-lei n.º 19/2017, de 14 de fevereiro | Goods that travellers from outside the European Union carry home (tax free).
    M99 Not subject to tax or not taxed | Não sujeito ou não tributado | Outside the scope of VAT (articles 2, 3 and 4 of the VAT code).
  `,
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

/** The article of each code, in Portuguese. */
export const exemptionTexts: ReadonlyMap<string, string | undefined> = new Map(
  exemption.values?.map(({ code = '', name }) => [code, name.pt]),
);
