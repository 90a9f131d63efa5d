import { codesIn } from '../../../tax/code-table.ts';
import type { Definition } from '../../../tax/definitions.ts';

/** The code lists of FatturaPA. */
export const extensions: readonly Definition[] = [
  /** The recipient of the file: a public body or anyone else. */
  {
    key: 'it-sdi-format',
    name: { en: 'SDI Transmission Format', it: 'Formato Trasmissione SDI' },
    values: codesIn('en', 'it')`
      FPA12 Public Administration | Pubblica Amministrazione
      FPR12 Private Parties (default) | Soggetti Privati (predefinito)
    `,
  },
  /** Kind of document (TipoDocumento). */
  {
    key: 'it-sdi-document-type',
    name: { en: 'SDI Document Type', it: 'Tipo Documento SDI' },
    values: codesIn('en', 'it')`
      TD01 Regular Invoice | Fattura
      TD02 Advance or down payment on invoice | Acconto / anticipo su fattura
      TD03 Advance or down payment on freelance invoice | Acconto / anticipo su parcella
      TD04 Credit Note | Nota di credito
      TD05 Debit Note | Nota di debito
      TD06 Freelancer invoice with retained taxes | Parcella
      TD07 Simplified Invoice | Fattura Semplificata
      TD08 Simplified Credit Note | Nota di credito semplificata
      TD09 Simplified Debit Note | Nota di debito semplificata
      TD16 Reverse charge | Integrazione fattura reverse charge interno
      TD17 Self-billed Import | Integrazione/autofattura per acquisto servizi da estero
      TD18 Self-billed EU Goods Import | Integrazione per acquisto beni intracomunitari
      TD19 Self-billed Goods Import | Integrazione/autofattura per acquisto beni ex art.17 c.2 DPR 633/72
      TD20 Self-billed Regularization | Autofattura per regolarizzazione e integrazione delle fatture - art.6 c.8 d.lgs.471/97 o art.46 c.5 D.L.331/93
      TD21 Self-billed invoice when ceiling exceeded | Autofattura per splafonamento
      TD22 Self-billed for goods extracted from VAT warehouse | Estrazione beni da Deposito IVA
      TD23 Self-billed for goods extracted from VAT warehouse with VAT payment | Estrazione beni da Deposito IVA con versamento IVA
      TD24 Deferred invoice ex art.21, c.4, lett. a) DPR 633/72 | Fattura differita - art.21 c.4 lett. a
      TD25 Deferred invoice ex art.21, c.4, third period lett. b) DPR 633/72 | Fattura differita - art.21 c.4 terzo periodo lett. b
      TD26 Sale of depreciable assets and for internal transfers (ex art.36 DPR 633/72 | Cessione di beni ammortizzabili e per passaggi interni - art.36 DPR 633/72
      TD27 Self-billed for self consumption or for free transfer without recourse | Fattura per autoconsumo o per cessioni gratuite senza rivalsa
      TD28 Purchases from San Marino with VAT (paper invoice) | Acquisti da San Marino con IVA (fattura cartacea)
    `,
  },
  /** Tax regime of the supplier (RegimeFiscale). */
  {
    key: 'it-sdi-fiscal-regime',
    name: { en: 'Fiscal Regime Code', it: 'Codice Regime Fiscale' },
    values: codesIn('en', 'it')`
      RF01 Ordinary | Regime Ordinario
      RF02 Minimum taxpayers (Art. 1, section 96-117, Italian Law 244/07) | Regime dei contribuenti minimi (art. 1,c.96-117, L. 244/2007)
      RF04 Agriculture and connected activities and fishing (Arts. 34 and 34-bis, Italian Presidential Decree 633/72) | Agricoltura e attività connesse e pesca (artt. 34 e 34-bis, D.P.R. 633/1972)
      RF05 Sale of salts and tobaccos (Art. 74, section 1, Italian Presidential Decree 633/72) | Vendita sali e tabacchi (art. 74, c.1, D.P.R. 633/1972)
      RF06 Match sales (Art. 74, section 1, Italian Presidential Decree 633/72) | Commercio dei fiammiferi (art. 74, c.1, D.P.R. 633/1972)
      RF07 Publishing (Art. 74, section 1, Italian Presidential Decree 633/72) | Editoria (art. 74, c.1, D.P.R. 633/1972)
      RF08 Management of public telephone services (Art. 74, section 1, Italian Presidential Decree 633/72) | Gestione di servizi di telefonia pubblica (art. 74, c.1, D.P.R. 633/1972)
      RF09 Resale of public transport and parking documents (Art. 74, section 1, Italian Presidential Decree 633/72) | Rivendita di documenti di trasporto pubblico e di sosta (art. 74, c.1, D.P.R. 633/1972)
      RF10 Entertainment, gaming and other activities referred to by the tariff attached to Italian Presidential Decree 640/72 (Art. 74, section 6, Italian Presidential Decree 633/72) | Intrattenimenti, giochi e altre attività di cui alla tariffa allegata al D.P.R. 640/72 (art. 74, c.6, D.P.R. 633/1972)
      RF11 Travel and tourism agencies (Art. 74-ter, Italian Presidential Decree 633/72) | Agenzie di viaggi e turismo (art. 74-ter, D.P.R. 633/1972)
      RF12 Farmhouse accommodation/restaurants (Art. 5, section 2, Italian law 413/91) | Agriturismo (art. 5, c.2, L. 413/1991)
      RF13 Door-to-door sales (Art. 25-bis, section 6, Italian Presidential Decree 600/73) | Vendite a domicilio (art. 25-bis, c.6, D.P.R. 600/1973)
      RF14 Resale of used goods, artworks, antiques or collector's items (Art. 36, Italian Decree Law 41/95) | Rivendita di beni usati, di oggetti d’arte, d’antiquariato o da collezione (art. 36, D.L. 41/1995)
      RF15 Artwork, antiques or collector's items auction agencies (Art. 40-bis, Italian Decree Law 41/95) | Agenzie di vendite all’asta di oggetti d’arte, antiquariato o da collezione (art. 40-bis, D.L. 41/1995)
      RF16 VAT paid in cash by P.A. (Art. 6, section 5, Italian Presidential Decree 633/72) | IVA per cassa P.A. (art. 6, c.5, D.P.R. 633/1972)
      RF17 VAT paid in cash by subjects with business turnover below Euro 200,000 (Art. 7, Italian Decree Law 185/2008) | IVA per cassa (art. 32-bis, D.L. 83/2012)
      RF19 Flat rate (Art. 1, section 54-89, Italian Law 190/2014) | Regime forfettario
      RF18 Other | Altro
    `,
  },
  /** The reason why no VAT is charged (Natura). */
  {
    key: 'it-sdi-exempt',
    name: { en: 'Exemption Code', it: 'Natura Esenzione' },
    values: codesIn('en', 'it')`
      N1 Excluded pursuant to Art. 15, DPR 633/72 | Escluse ex. art. 15 del D.P.R. 633/1972
      N2.1 Not subject pursuant to Art. 7, DPR 633/72 | Non soggette ex. art. 7 del D.P.R. 633/72
      N2.2 Not subject - other | Non soggette - altri casi
      N3.1 Not taxable - exports | Non imponibili - esportazioni
      N3.2 Not taxable - intra-community supplies | Non imponibili - cessioni intracomunitarie
      N3.3 Not taxable - transfers to San Marino | Non imponibili - cessioni verso San Marino
      N3.4 Not taxable - export supplies of goods and services | Non Imponibili - operazioni assimilate alle cessioni all'esportazione
      N3.5 Not taxable - declaration of intent | Non imponibili - dichiarazioni d'intento
      N3.6 Not taxable - other | Non imponibili - altre operazioni che non concorrono alla formazione del plafond
      N4 Exempt | Esenti
      N5 Margin regime / VAT not exposed | Regime del margine/IVA non esposta in fattura
      N6.1 Reverse charge - Transfer of scrap and of other recyclable materials | Inversione contabile - cessione di rottami e altri materiali di recupero
      N6.2 Reverse charge - Transfer of gold and pure silver pursuant to law 7/2000 as well as used jewelery to OPO | Inversione contabile - cessione di oro e argento ai sensi della legge 7/2000 nonché di oreficeria usata ad OPO
      N6.3 Reverse charge - Construction subcontracting | Inversione contabile - subappalto nel settore edile
      N6.4 Reverse charge - Transfer of buildings | Inversione contabile - cessione di fabbricati
      N6.5 Reverse charge - Transfer of mobile phones | Inversione contabile - cessione di telefoni cellulari
      N6.6 Reverse charge - Transfer of electronic products | Inversione contabile - cessione di prodotti elettronici
      N6.7 Reverse charge - provisions in the construction and related sectors | Inversione contabile - prestazioni comparto edile e settori connessi
      N6.8 Reverse charge - transactions in the energy sector | Inversione contabile - operazioni settore energetico
      N6.9 Reverse charge - other cases | Inversione contabile - altri casi
      N7 VAT paid in other EU countries (telecommunications, tele-broadcasting and electronic services provision pursuant to Art. 7 -octies letter a, b, art. 74-sexies Italian Presidential Decree 633/72) | IVA assolta in altro stato UE (prestazione di servizi di telecomunicazioni, tele-radiodiffusione ed elettronici ex art. 7-octies lett. a, b, art. 74-sexies DPR 633/72)
    `,
  },
  /** The reason why tax is withheld (CausalePagamento). */
  {
    key: 'it-sdi-retained',
    name: { en: 'Retained Tax Payment Reason Code', it: 'Causale Pagamento Ritenuta' },
    values: codesIn('en', 'it')`
      A Self-employment services falling within the exercise of habitual art or profession | Prestazioni di lavoro autonomo rientranti nell'esercizio di arte o professione abituale;
      B Economic use of intellectual works, industrial patents, and processes, formulas or information related to experiences gained in the industrial, commercial or scientific field, by the author or inventor | Utilizzazione economica, da parte dell'autore o dell'inventore, di opere dell'ingegno, di brevetti industriali e di processi, formule o informazioni relativi ad esperienze acquisite in campo industriale, commerciale o scientifico;
      C Profits deriving from contracts of association in participation and from contracts of co-interest, when the contribution consists exclusively of the provision of labor | Utili derivanti da contratti di associazione in partecipazione e da contratti di cointeressenza, quando l'apporto è costituito esclusivamente dalla prestazione di lavoro;
      D Profits due to the promoting partners and founding partners of capital companies | Utili spettanti ai soci promotori ed ai soci fondatori delle società di capitali;
      E Bills of exchange protests levied by municipal secretaries | Levata di protesti cambiari da parte dei segretari comunali;
      F Allowances paid to honorary justices of the peace and honorary deputy prosecutors | Indennità corrisposte ai giudici onorari di pace e ai vice procuratori onorari;
      G Allowances paid for the cessation of professional sports activities | Indennità corrisposte per la cessazione di attività sportiva professionale
      H Allowances paid for the termination of agency relationships of individuals and partnerships, excluding amounts accrued up to December 31, 2003, already allocated for competence and taxed as business income | Indennità corrisposte per la cessazione dei rapporti di agenzia delle persone fisiche e delle società di persone con esclusione delle somme maturate entro il 31 dicembre 2003, già imputate per competenza e tassate come reddito d'impresa
      I Allowances paid for the cessation of notarial functions | Indennità corrisposte per la cessazione da funzioni notarili
      J Fees paid to occasional truffle collectors not identified for value-added tax purposes, in relation to the sale of truffles | Compensi corrisposti ai raccoglitori occasionali di tartufi non identificati ai fini dell'imposta sul valore aggiunto, in relazione alla cessione di tartufi
      K Universal civil service checks referred to in Article 16 of Legislative Decree no. 40 of March 6, 2017 | Assegni di servizio civile universale di cui all'art.16 del d.lgs. n. 40 del 6 marzo 2017
      L Income deriving from the economic use of intellectual works, industrial patents, and processes, formulas, and information related to experiences gained in the industrial, commercial or scientific field, which are received by those entitled free of charge (e.g. heirs and legatees of the author and inventor) | Redditi derivanti dall'utilizzazione economica di opere dell'ingegno, di brevetti industriali e di processi, formule e informazioni relativi a esperienze acquisite in campo industriale, commerciale o scientifico, che sono percepiti dagli aventi causa a titolo gratuito (ad es. eredi e legatari dell'autore e inventore)
      L1 Income deriving from the economic use of intellectual works, industrial patents, and processes, formulas, and information related to experiences gained in the industrial, commercial or scientific field, which are received by subjects who have purchased the rights to their use for valuable consideration | Redditi derivanti dall'utilizzazione economica di opere dell'ingegno, di brevetti industriali e di processi, formule e informazioni relativi a esperienze acquisite in campo industriale, commerciale o scientifico, che sono percepiti da soggetti che abbiano acquistato a titolo oneroso i diritti alla loro utilizzazione
      M Self-employment services not carried out habitually | Prestazioni di lavoro autonomo non esercitate abitualmente
      M1 Income deriving from the assumption of obligations to do, not to do, or to allow | Redditi derivanti dall'assunzione di obblighi di fare, di non fare o permettere
      M2 Self-employment services not carried out habitually for which there is an obligation to register with the Separate ENPAPI Management | Prestazioni di lavoro autonomo non esercitate abitualmente per le quali sussiste l'obbligo di iscrizione alla gestione separata enpapi
      N Travel allowances, flat-rate reimbursement of expenses, prizes, and fees paid: - in the direct exercise of amateur sports activities; - in relation to coordinated and continuous collaboration relationships of an administrative-managerial nature, not professional, provided in favor of amateur sports companies and associations, and choirs, bands, and amateur theater groups by the director and technical collaborators | Indennità di trasferta, rimborso forfetario di spese, premi e compensi erogati: - nell'esercizio diretto di attività sportive dilettantistiche; - in relazione a rapporti di collaborazione coordinata e continuativa di carattere amministrativo-gestionale di natura non professionale resi a favore di società e associazioni sportive dilettantistiche e di cori, bande e filodrammatiche da parte del direttore e dei collaboratori tecnici;
      O Self-employment services not carried out habitually, for which there is no obligation to register with the separate management (Circ. INPS n. 104/2001) | Prestazioni di lavoro autonomo non esercitate abitualmente, per le quali non sussiste l'obbligo di iscrizione alla gestione separata (circ. inps n. 104/2001)
      O1 Income deriving from the assumption of obligations to do, not to do, or to allow, for which there is no obligation to register with the separate management (Circ. INPS n. 104/2001) | Redditi derivanti dall'assunzione di obblighi di fare, di non fare o permettere, per le quali non sussiste l'obbligo di iscrizione alla gestione separata (circ. inps n. 104/2001)
      P Fees paid to non-resident subjects without a permanent establishment for the use or concession of use of industrial, commercial or scientific equipment located in the State's territory or to Swiss companies or permanent establishments of Swiss companies meeting the requirements of Article 15, paragraph 2 of the Agreement between the European Community and the Swiss Confederation of October 26, 2004 (published in G.U.C.E. of December 29, 2004, no. L385/30) | Compensi corrisposti a soggetti non residenti privi di stabile organizzazione per l'uso o la concessione in uso di attrezzature industriali, commerciali o scientifiche che si trovano nel territorio dello stato ovvero a società svizzere o stabili organizzazioni di società svizzere che possiedono i requisiti di cui all'art. 15, comma 2 dell'accordo tra la comunità europea e la confederazione svizzera del 26 ottobre 2004 (pubblicato in g.u.c.e. del 29 dicembre 2004 n. l385/30)
      Q Commissions paid to a single-mandate agent or commercial representative | Provvigioni corrisposte ad agente o rappresentante di commercio monomandatario
      R Commissions paid to a multi-mandate agent or commercial representative | Provvigioni corrisposte ad agente o rappresentante di commercio plurimandatario
      S Commissions paid to a commission agent | Provvigioni corrisposte a commissionario
      T Commissions paid to a broker | Provvigioni corrisposte a mediatore
      U Commissions paid to a business finder | Provvigioni corrisposte a procacciatore di affari
      V Commissions paid to a home sales agent; commissions paid to an agent for door-to-door and street sales of daily newspapers and periodicals (Law of February 25, 1987, no. 67) | Provvigioni corrisposte a incaricato per le vendite a domicilio; provvigioni corrisposte a incaricato per la vendita porta a porta e per la vendita ambulante di giornali quotidiani e periodici (l. 25 febbraio 1987, n. 67);
      V1 Income deriving from non-habitual commercial activities (e.g. commissions paid for occasional services to agents or commercial representatives, brokers, business finders) | Redditi derivanti da attività commerciali non esercitate abitualmente (ad esempio, provvigioni corrisposte per prestazioni occasionali ad agente o rappresentante di commercio, mediatore, procacciatore d'affari);
      V2 Income from non-habitual services provided by direct home sales agents | Redditi derivanti dalle prestazioni non esercitate abitualmente rese dagli incaricati alla vendita diretta a domicilio;
      W Considerations paid in 2021 for services related to subcontracting contracts to which the provisions contained in Article 25-ter of Presidential Decree no. 600 of September 29, 1973, have been applied | Corrispettivi erogati nel 2021 per prestazioni relative a contratti d'appalto cui si sono resi applicabili le disposizioni contenute nell'art. 25-ter del d.p.r. n. 600 del 29 settembre 1973;
      X Fees paid in 2004 by resident companies or entities or by permanent establishments of foreign companies referred to in Article 26-quater, paragraph 1, letters a) and b) of Presidential Decree 600 of September 29, 1973, to companies or permanent establishments of companies located in another EU Member State meeting the requirements of the aforementioned Article 26-quater of Presidential Decree 600 of September 29, 1973, for which a refund of the withholding tax was made in 2006 pursuant to Article 4 of Legislative Decree no. 143 of May 30, 2005 | Canoni corrisposti nel 2004 da società o enti residenti ovvero da stabili organizzazioni di società estere di cui all'art. 26-quater, comma 1, lett. a) e b) del d.p.r. 600 del 29 settembre 1973, a società o stabili organizzazioni di società, situate in altro stato membro dell'unione europea in presenza dei requisiti di cui al citato art. 26-quater, del d.p.r. 600 del 29 settembre 1973, per i quali è stato effettuato, nell'anno 2006, il rimborso della ritenuta ai sensi dell'art. 4 del d.lgs. 30 maggio 2005 n. 143;
      Y Fees paid from January 1, 2005, to July 26, 2005, by resident companies or entities or by permanent establishments of foreign companies referred to in Article 26-quater, paragraph 1, letters a) and b) of Presidential Decree no. 600 of September 29, 1973, to companies or permanent establishments of companies located in another EU Member State meeting the requirements of the aforementioned Article 26-quater of Presidential Decree 600 of September 29, 1973, for which a refund of the withholding tax was made in 2006 pursuant to Article 4 of Legislative Decree no. 143 of May 30, 2005 | Canoni corrisposti dal 1° gennaio 2005 al 26 luglio 2005 da società o enti residenti ovvero da stabili organizzazioni di società estere di cui all'art. 26-quater, comma 1, lett. a) e b) del d.p.r. n. 600 del 29 settembre 1973, a società o stabili organizzazioni di società, situate in altro stato membro dell'unione europea in presenza dei requisiti di cui al citato art. 26-quater, del d.p.r. n. 600 del 29 settembre 1973, per i quali è stato effettuato, nell'anno 2006, il rimborso della ritenuta ai sensi dell'art. 4 del d.lgs. 30 maggio 2005 n. 143;
      ZO Different title from the previous ones | Titolo diverso dai precedenti;
    `,
  },
  /** Means of payment (ModalitaPagamento). */
  {
    key: 'it-sdi-payment-means',
    name: { en: 'Payment Means', it: 'Modalità di Pagamento' },
    values: codesIn('en', 'it')`
      MP01 Cash | Contanti
      MP02 Check | Assegno
      MP03 Banker's Draft | Assegno circolare
      MP04 Cash at Treasury | Contanti presso Tesoreria
      MP05 Bank Transfer | Bonifico
      Mp06 Promissory Note | Vaglia cambiario
      MP07 Bank payment slip | Bollettino bancario
      MP08 Payment card | Carta di pagamento
      MP09 Direct Debit (RID) | RID
      MP10 Utilities Direct Debit (RID utenze) | RID utenze
      MP11 Fast Direct Debit (RID veloce) | RID veloce
      MP12 Direct Debit (RIBA) | RIBA
      MP13 Debit Transfer (MAV) | MAV
      MP14 Tax Receipt | Quietanza erario
      MP15 Transfer on special account | Giroconto su conti di contabilità speciale
      MP16 Direct Debit | Domiciliazione Bancaria
      MP17 Direct Debit Post Office | Domiciliazione Postale
      MP18 Post Office Cheque | Bollettino di c/c postale
      MP19 SEPA Direct Debit | SEPA Direct Debit
      MP20 SEPA Core Direct Debit | SEPA Direct Debit Core
      MP21 SEPA B2B Direct Debit | SEPA Direct Debit B2B
      MP22 Deductible Netting | Trattenuta su somme già riscosse
      MP23 PagoPA | PagoPA
    `,
  },
  /** When the VAT becomes due, and who pays it to the state (EsigibilitaIVA). */
  {
    key: 'it-sdi-vat-liability',
    name: { en: 'VAT Liability', it: "Esigibilità dell'IVA" },
    values: codesIn('en', 'it')`
      I Immediate | Immediata
      D Deferred | Differita
      S Split Payment | Scissione dei pagamenti
    `,
  },
  /** Pension and welfare funds of the professions (TipoCassa). */
  {
    key: 'it-sdi-fund-type',
    name: { en: 'Fund Type', it: 'Tipo Cassa' },
    values: codesIn('en', 'it')`
      TC01 National Pension and Welfare Fund for Lawyers and Solicitors | Cassa nazionale di previdenza e assistenza forense
      TC02 Pension fund for accountants | Cassa di previdenza dottori commercialisti
      TC03 Pension and welfare fund for surveyors | Cassa di previdenza e assistenza geometri
      TC04 National pension and welfare fund for self-employed engineers and architects | Cassa nazionale di previdenza e assistenza per gli ingegneri e gli architetti liberi professionisti
      TC05 National fund for solicitors | Cassa nazionale del notariato
      TC06 National pension and welfare fund for bookkeepers and commercial experts | Cassa nazionale di previdenza e assistenza ragionieri e periti commerciali
      TC07 National welfare board for sales agents and representatives (ENASARCO) | Ente nazionale assistenza agenti e rappresentanti di commercio (ENASARCO)
      TC08 National pension and welfare board for employment consultants (ENPACL) | Ente nazionale di previdenza e assistenza consulenti del lavoro (ENPACL)
      TC09 National pension and welfare board for doctors (ENPAM) | Ente nazionale di previdenza e assistenza medici (ENPAM)
      TC10 National pension and welfare board for pharmacists (ENPAF) | Ente nazionale di previdenza e assistenza farmacisti (ENPAF)
      TC11 National pension and welfare board for veterinary physicians (ENPAV) | Ente nazionale di previdenza e assistenza veterinari (ENPAV)
      TC12 National pension and welfare board for agricultural employees (ENPAIA) | Ente nazionale di previdenza e assistenza per i periti industriali e i periti industriali laureati (ENPAIA)
      TC13 Pension fund for employees of shipping companies and maritime agencies | Cassa di previdenza per l'assicurazione degli impiegati presso le aziende di navigazione ed i consorzi di armatori per il lavoro portuale
      TC14 National pension institute for Italian journalists (INPGI) | Istituto nazionale di previdenza dei giornalisti italiani (INPGI)
      TC15 National welfare board for orphans of Italian doctors (ONAOSI) | Opera nazionale per l'assistenza degli orfani dei sanitari italiani (ONAOSI)
      TC16 Autonomous supplementary welfare fund for Italian journalists (CASAGIT) | Cassa autonoma di assistenza integrativa dei giornalisti italiani (CASAGIT)
      TC17 Pension board for industrial experts and graduate industrial experts (EPPI) | Ente di previdenza periti industriali e periti industriali laureati (EPPI)
      TC18 National multi-category pension and welfare board (EPAP) | Ente di previdenza e assistenza pluricategoriale (EPAP)
      TC19 National pension and welfare board for biologists (ENPAB) | Ente nazionale di previdenza e assistenza biologi (ENPAB)
      TC20 National pension and welfare board for the nursing profession (ENPAPI) | Ente nazionale di previdenza e assistenza professione infermieristica (ENPAPI)
      TC21 National pension and welfare board for psychologists (ENPAP) | Ente nazionale di previdenza e assistenza psicologi (ENPAP)
      TC22 National Social Security Institute (INPS) | Istituto nazionale della previdenza sociale (INPS)
    `,
  },
  /** Whether a company is being wound up (StatoLiquidazione). */
  {
    key: 'it-sdi-liquidation-state',
    name: { en: 'Liquidation State', it: 'Stato di Liquidazione' },
    values: codesIn('en', 'it')`
      LS In liquidation | In liquidazione
      LN Not in liquidation | Non in liquidazione
    `,
  },
  /** Whether a company has one shareholder or several (SocioUnico). */
  {
    key: 'it-sdi-shareholder-state',
    name: { en: 'Shareholder State', it: 'Stato di Socio' },
    values: codesIn('en', 'it')`
      SU Sole shareholder | Socio unico
      SM Multiple shareholders | Più soci
    `,
  },
];
