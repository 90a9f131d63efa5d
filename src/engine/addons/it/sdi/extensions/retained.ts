import type { Definition } from '../../../../tax/definitions.ts';

/** Why tax is withheld (CausalePagamento). */
export const retained: Definition = {
  key: 'it-sdi-retained',
  name: {
    en: 'Retained Tax Payment Reason Code',
    it: 'Causale Pagamento Ritenuta',
  },
  values: [
    {
      code: 'A',
      name: {
        en: 'Self-employment services falling within the exercise of habitual art or profession',
        it: "Prestazioni di lavoro autonomo rientranti nell'esercizio di arte o professione abituale;",
      },
    },
    {
      code: 'B',
      name: {
        en: 'Economic use of intellectual works, industrial patents, and processes, formulas or information related to experiences gained in the industrial, commercial or scientific field, by the author or inventor',
        it: "Utilizzazione economica, da parte dell'autore o dell'inventore, di opere dell'ingegno, di brevetti industriali e di processi, formule o informazioni relativi ad esperienze acquisite in campo industriale, commerciale o scientifico;",
      },
    },
    {
      code: 'C',
      name: {
        en: 'Profits deriving from contracts of association in participation and from contracts of co-interest, when the contribution consists exclusively of the provision of labor',
        it: "Utili derivanti da contratti di associazione in partecipazione e da contratti di cointeressenza, quando l'apporto è costituito esclusivamente dalla prestazione di lavoro;",
      },
    },
    {
      code: 'D',
      name: {
        en: 'Profits due to the promoting partners and founding partners of capital companies',
        it: 'Utili spettanti ai soci promotori ed ai soci fondatori delle società di capitali;',
      },
    },
    {
      code: 'E',
      name: {
        en: 'Bills of exchange protests levied by municipal secretaries',
        it: 'Levata di protesti cambiari da parte dei segretari comunali;',
      },
    },
    {
      code: 'F',
      name: {
        en: 'Allowances paid to honorary justices of the peace and honorary deputy prosecutors',
        it: 'Indennità corrisposte ai giudici onorari di pace e ai vice procuratori onorari;',
      },
    },
    {
      code: 'G',
      name: {
        en: 'Allowances paid for the cessation of professional sports activities',
        it: 'Indennità corrisposte per la cessazione di attività sportiva professionale',
      },
    },
    {
      code: 'H',
      name: {
        en: 'Allowances paid for the termination of agency relationships of individuals and partnerships, excluding amounts accrued up to December 31, 2003, already allocated for competence and taxed as business income',
        it: "Indennità corrisposte per la cessazione dei rapporti di agenzia delle persone fisiche e delle società di persone con esclusione delle somme maturate entro il 31 dicembre 2003, già imputate per competenza e tassate come reddito d'impresa",
      },
    },
    {
      code: 'I',
      name: {
        en: 'Allowances paid for the cessation of notarial functions',
        it: 'Indennità corrisposte per la cessazione da funzioni notarili',
      },
    },
    {
      code: 'J',
      name: {
        en: 'Fees paid to occasional truffle collectors not identified for value-added tax purposes, in relation to the sale of truffles',
        it: "Compensi corrisposti ai raccoglitori occasionali di tartufi non identificati ai fini dell'imposta sul valore aggiunto, in relazione alla cessione di tartufi",
      },
    },
    {
      code: 'K',
      name: {
        en: 'Universal civil service checks referred to in Article 16 of Legislative Decree no. 40 of March 6, 2017',
        it: "Assegni di servizio civile universale di cui all'art.16 del d.lgs. n. 40 del 6 marzo 2017",
      },
    },
    {
      code: 'L',
      name: {
        en: 'Income deriving from the economic use of intellectual works, industrial patents, and processes, formulas, and information related to experiences gained in the industrial, commercial or scientific field, which are received by those entitled free of charge (e.g. heirs and legatees of the author and inventor)',
        it: "Redditi derivanti dall'utilizzazione economica di opere dell'ingegno, di brevetti industriali e di processi, formule e informazioni relativi a esperienze acquisite in campo industriale, commerciale o scientifico, che sono percepiti dagli aventi causa a titolo gratuito (ad es. eredi e legatari dell'autore e inventore)",
      },
    },
    {
      code: 'L1',
      name: {
        en: 'Income deriving from the economic use of intellectual works, industrial patents, and processes, formulas, and information related to experiences gained in the industrial, commercial or scientific field, which are received by subjects who have purchased the rights to their use for valuable consideration',
        it: "Redditi derivanti dall'utilizzazione economica di opere dell'ingegno, di brevetti industriali e di processi, formule e informazioni relativi a esperienze acquisite in campo industriale, commerciale o scientifico, che sono percepiti da soggetti che abbiano acquistato a titolo oneroso i diritti alla loro utilizzazione",
      },
    },
    {
      code: 'M',
      name: {
        en: 'Self-employment services not carried out habitually',
        it: 'Prestazioni di lavoro autonomo non esercitate abitualmente',
      },
    },
    {
      code: 'M1',
      name: {
        en: 'Income deriving from the assumption of obligations to do, not to do, or to allow',
        it: "Redditi derivanti dall'assunzione di obblighi di fare, di non fare o permettere",
      },
    },
    {
      code: 'M2',
      name: {
        en: 'Self-employment services not carried out habitually for which there is an obligation to register with the Separate ENPAPI Management',
        it: "Prestazioni di lavoro autonomo non esercitate abitualmente per le quali sussiste l'obbligo di iscrizione alla gestione separata enpapi",
      },
    },
    {
      code: 'N',
      name: {
        en: 'Travel allowances, flat-rate reimbursement of expenses, prizes, and fees paid: - in the direct exercise of amateur sports activities; - in relation to coordinated and continuous collaboration relationships of an administrative-managerial nature, not professional, provided in favor of amateur sports companies and associations, and choirs, bands, and amateur theater groups by the director and technical collaborators',
        it: "Indennità di trasferta, rimborso forfetario di spese, premi e compensi erogati: - nell'esercizio diretto di attività sportive dilettantistiche; - in relazione a rapporti di collaborazione coordinata e continuativa di carattere amministrativo-gestionale di natura non professionale resi a favore di società e associazioni sportive dilettantistiche e di cori, bande e filodrammatiche da parte del direttore e dei collaboratori tecnici;",
      },
    },
    {
      code: 'O',
      name: {
        en: 'Self-employment services not carried out habitually, for which there is no obligation to register with the separate management (Circ. INPS n. 104/2001)',
        it: "Prestazioni di lavoro autonomo non esercitate abitualmente, per le quali non sussiste l'obbligo di iscrizione alla gestione separata (circ. inps n. 104/2001)",
      },
    },
    {
      code: 'O1',
      name: {
        en: 'Income deriving from the assumption of obligations to do, not to do, or to allow, for which there is no obligation to register with the separate management (Circ. INPS n. 104/2001)',
        it: "Redditi derivanti dall'assunzione di obblighi di fare, di non fare o permettere, per le quali non sussiste l'obbligo di iscrizione alla gestione separata (circ. inps n. 104/2001)",
      },
    },
    {
      code: 'P',
      name: {
        en: "Fees paid to non-resident subjects without a permanent establishment for the use or concession of use of industrial, commercial or scientific equipment located in the State's territory or to Swiss companies or permanent establishments of Swiss companies meeting the requirements of Article 15, paragraph 2 of the Agreement between the European Community and the Swiss Confederation of October 26, 2004 (published in G.U.C.E. of December 29, 2004, no. L385/30)",
        it: "Compensi corrisposti a soggetti non residenti privi di stabile organizzazione per l'uso o la concessione in uso di attrezzature industriali, commerciali o scientifiche che si trovano nel territorio dello stato ovvero a società svizzere o stabili organizzazioni di società svizzere che possiedono i requisiti di cui all'art. 15, comma 2 dell'accordo tra la comunità europea e la confederazione svizzera del 26 ottobre 2004 (pubblicato in g.u.c.e. del 29 dicembre 2004 n. l385/30)",
      },
    },
    {
      code: 'Q',
      name: {
        en: 'Commissions paid to a single-mandate agent or commercial representative',
        it: 'Provvigioni corrisposte ad agente o rappresentante di commercio monomandatario',
      },
    },
    {
      code: 'R',
      name: {
        en: 'Commissions paid to a multi-mandate agent or commercial representative',
        it: 'Provvigioni corrisposte ad agente o rappresentante di commercio plurimandatario',
      },
    },
    {
      code: 'S',
      name: {
        en: 'Commissions paid to a commission agent',
        it: 'Provvigioni corrisposte a commissionario',
      },
    },
    {
      code: 'T',
      name: { en: 'Commissions paid to a broker', it: 'Provvigioni corrisposte a mediatore' },
    },
    {
      code: 'U',
      name: {
        en: 'Commissions paid to a business finder',
        it: 'Provvigioni corrisposte a procacciatore di affari',
      },
    },
    {
      code: 'V',
      name: {
        en: 'Commissions paid to a home sales agent; commissions paid to an agent for door-to-door and street sales of daily newspapers and periodicals (Law of February 25, 1987, no. 67)',
        it: 'Provvigioni corrisposte a incaricato per le vendite a domicilio; provvigioni corrisposte a incaricato per la vendita porta a porta e per la vendita ambulante di giornali quotidiani e periodici (l. 25 febbraio 1987, n. 67);',
      },
    },
    {
      code: 'V1',
      name: {
        en: 'Income deriving from non-habitual commercial activities (e.g. commissions paid for occasional services to agents or commercial representatives, brokers, business finders)',
        it: "Redditi derivanti da attività commerciali non esercitate abitualmente (ad esempio, provvigioni corrisposte per prestazioni occasionali ad agente o rappresentante di commercio, mediatore, procacciatore d'affari);",
      },
    },
    {
      code: 'V2',
      name: {
        en: 'Income from non-habitual services provided by direct home sales agents',
        it: 'Redditi derivanti dalle prestazioni non esercitate abitualmente rese dagli incaricati alla vendita diretta a domicilio;',
      },
    },
    {
      code: 'W',
      name: {
        en: 'Considerations paid in 2021 for services related to subcontracting contracts to which the provisions contained in Article 25-ter of Presidential Decree no. 600 of September 29, 1973, have been applied',
        it: "Corrispettivi erogati nel 2021 per prestazioni relative a contratti d'appalto cui si sono resi applicabili le disposizioni contenute nell'art. 25-ter del d.p.r. n. 600 del 29 settembre 1973;",
      },
    },
    {
      code: 'X',
      name: {
        en: 'Fees paid in 2004 by resident companies or entities or by permanent establishments of foreign companies referred to in Article 26-quater, paragraph 1, letters a) and b) of Presidential Decree 600 of September 29, 1973, to companies or permanent establishments of companies located in another EU Member State meeting the requirements of the aforementioned Article 26-quater of Presidential Decree 600 of September 29, 1973, for which a refund of the withholding tax was made in 2006 pursuant to Article 4 of Legislative Decree no. 143 of May 30, 2005',
        it: "Canoni corrisposti nel 2004 da società o enti residenti ovvero da stabili organizzazioni di società estere di cui all'art. 26-quater, comma 1, lett. a) e b) del d.p.r. 600 del 29 settembre 1973, a società o stabili organizzazioni di società, situate in altro stato membro dell'unione europea in presenza dei requisiti di cui al citato art. 26-quater, del d.p.r. 600 del 29 settembre 1973, per i quali è stato effettuato, nell'anno 2006, il rimborso della ritenuta ai sensi dell'art. 4 del d.lgs. 30 maggio 2005 n. 143;",
      },
    },
    {
      code: 'Y',
      name: {
        en: 'Fees paid from January 1, 2005, to July 26, 2005, by resident companies or entities or by permanent establishments of foreign companies referred to in Article 26-quater, paragraph 1, letters a) and b) of Presidential Decree no. 600 of September 29, 1973, to companies or permanent establishments of companies located in another EU Member State meeting the requirements of the aforementioned Article 26-quater of Presidential Decree 600 of September 29, 1973, for which a refund of the withholding tax was made in 2006 pursuant to Article 4 of Legislative Decree no. 143 of May 30, 2005',
        it: "Canoni corrisposti dal 1° gennaio 2005 al 26 luglio 2005 da società o enti residenti ovvero da stabili organizzazioni di società estere di cui all'art. 26-quater, comma 1, lett. a) e b) del d.p.r. n. 600 del 29 settembre 1973, a società o stabili organizzazioni di società, situate in altro stato membro dell'unione europea in presenza dei requisiti di cui al citato art. 26-quater, del d.p.r. n. 600 del 29 settembre 1973, per i quali è stato effettuato, nell'anno 2006, il rimborso della ritenuta ai sensi dell'art. 4 del d.lgs. 30 maggio 2005 n. 143;",
      },
    },
    {
      code: 'ZO',
      name: { en: 'Different title from the previous ones', it: 'Titolo diverso dai precedenti;' },
    },
  ],
};
