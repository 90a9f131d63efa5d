import { codesIn } from '../../../tax/code-table.ts';
import type { Definition, Source } from '../../../tax/definitions.ts';

/** Where AADE publishes the codes of myDATA. */
const sources: readonly Source[] = [
  {
    title: {
      el: 'Τεχνική περιγραφή διεπαφών REST API για διαβίβαση & λήψη δεδομένων για χρήστες ERP (Έκδοση 2.0.0)',
      en: 'Technical description of REST API interfaces for sending & receiving data for ERP users (Version 2.0.0)',
    },
    url: 'https://www.aade.gr/sites/default/files/2025-12/myDATA%20API%20Documentation%20v2.0.0_official_erp.pdf',
  },
];

/** The code lists of myDATA. */
export const extensions: readonly Definition[] = [
  /** Category of the VAT rate. */
  {
    key: 'gr-mydata-vat-rate',
    name: { el: 'Κατηγορία ΦΠΑ', en: 'VAT rate' },
    sources,
    values: codesIn('el', 'en')`
      1 Κανονικός συντελεστής | Standard rate
      2 Μειωμένος συντελεστής | Reduced rate
      3 Υπερμειωμένος συντελεστής | Super-Reduced Rate
      4 Κανονικός συντελεστής (Νησί) | Standard rate (Island)
      5 Μειωμένος συντελεστής (Νησί) | Reduced rate (Island)
      6 Υπερμειωμένος συντελεστής (Νησί) | Super-reduced rate (Island)
      7 Άνευ ΦΠΑ | Without VAT
      8 Εγγραφές χωρίς ΦΠΑ (πχ Μισθοδοσία, Αποσβέσεις) | Records without VAT (e.g. Payroll, Amortisations)
    `,
  },
  /** Kind of accounting document. */
  {
    key: 'gr-mydata-invoice-type',
    name: { el: 'Είδος παραστατικού', en: 'Invoice type' },
    sources,
    values: codesIn('el', 'en')`
      1.1 Τιμολόγιο Πώλησης | Sales Invoice
      1.2 Τιμολόγιο Πώλησης/Ενδοκοινοτικές Παραδόσεις | Sales Invoice/Intra-community Supplies
      1.3 Τιμολόγιο Πώλησης/Παραδόσεις Τρίτων Χωρών | Sales Invoice/Third Country Supplies
      1.4 Τιμολόγιο Πώλησης/Πώληση για Λογαριασμό Τρίτων | Sales Invoice/Sale on Behalf of Third Parties
      1.5 Τιμολόγιο Πώλησης/Εκκαθάριση Πωλήσεων Τρίτων - Αμοιβή από Πωλήσεις Τρίτων | Sales Invoice/Clearance of Sales on Behalf of Third Parties – Fees from Sales on Behalf of Third Parties
      1.6 Τιμολόγιο Πώλησης/Συμπληρωματικό Παραστατικό | Sales Invoice/Supplemental Accounting Source Document
      2.1 Τιμολόγιο Παροχής Υπηρεσιών | Service Rendered Invoice
      2.2 Τιμολόγιο Παροχής/Ενδοκοινοτική Παροχή Υπηρεσιών | Intra-community Service Rendered Invoice
      2.3 Τιμολόγιο Παροχής/Παροχή Υπηρεσιών σε λήπτη Τρίτης Χώρας | Third Country Service Rendered Invoice
      2.4 Τιμολόγιο Παροχής/Συμπληρωματικό Παραστατικό | Service Rendered Invoice/Supplemental Accounting Source Document
      3.1 Τίτλος Κτήσης (μη υπόχρεος Εκδότης) | Proof of Expenditure (non-liable Issuer)
      3.2 Τίτλος Κτήσης (άρνηση έκδοσης από υπόχρεο Εκδότη) | Proof of Expenditure (denial of issuance by liable Issuer)
      5.1 Πιστωτικό Τιμολόγιο/Συσχετιζόμενο | Credit Invoice/Associated
      5.2 Πιστωτικό Τιμολόγιο/Μη Συσχετιζόμενο | Credit Invoice/Non-Associated
      6.1 Στοιχείο Αυτοπαράδοσης | Self-Delivery Record
      6.2 Στοιχείο Ιδιοχρησιμοποίησης | Self-Supply Record
      7.1 Συμβόλαιο - Έσοδο | Contract – Income
      8.1 Ενοίκια - Έσοδο | Rents – Income
      8.2 Ειδικό Στοιχείο – Απόδειξης Είσπραξης Φόρου Διαμονής | Special Record – Accommodation Tax Collection/Payment Receipt
      11.1 ΑΛΠ | Retail Sales Receipt
      11.2 ΑΠΥ | Service Rendered Receipt
      11.3 Απλοποιημένο Τιμολόγιο | Simplified Invoice
      11.4 Πιστωτικό Στοιχ. Λιανικής | Retail Sales Credit Note
      11.5 Απόδειξη Λιανικής Πώλησης για Λογ/σμό Τρίτων | Retail Sales Receipt on Behalf of Third Parties
      13.1 Έξοδα - Αγορές Λιανικών Συναλλαγών ημεδαπής / αλλοδαπής | Expenses – Domestic/Foreign Retail Transaction Purchases
      13.2 Παροχή Λιανικών Συναλλαγών ημεδαπής / αλλοδαπής | Domestic/Foreign Retail Transaction Provision
      13.3 Κοινόχρηστα | Shared Utility Bills
      13.4 Συνδρομές | Subscriptions
      13.30 Παραστατικά Οντότητας ως Αναγράφονται από την ίδια (Δυναμικό) | Self-Declared Entity Accounting Source Documents (Dynamic)
      13.31 Πιστωτικό Στοιχ. Λιανικής ημεδαπής / αλλοδαπής | Domestic/Foreign Retail Sales Credit Note
      14.1 Τιμολόγιο / Ενδοκοινοτικές Αποκτήσεις | Invoice/Intra-community Acquisitions
      14.2 Τιμολόγιο / Αποκτήσεις Τρίτων Χωρών | Invoice/Third Country Acquisitions
      14.3 Τιμολόγιο / Ενδοκοινοτική Λήψη Υπηρεσιών | Invoice/Intra-community Services Receipt
      14.4 Τιμολόγιο / Λήψη Υπηρεσιών Τρίτων Χωρών | Invoice/Third Country Services Receipt
      14.5 ΕΦΚΑ και λοιποί Ασφαλιστικοί Οργανισμοί | EFKA
      14.30 Παραστατικά Οντότητας ως Αναγράφονται από την ίδια (Δυναμικό) | Self-Declared Entity Accounting Source Documents (Dynamic)
      14.31 Πιστωτικό ημεδαπής / αλλοδαπής | Domestic/Foreign Credit Note
      15.1 Συμβόλαιο - Έξοδο | Contract-Expense
      16.1 Ενοίκιο Έξοδο | Rent-Expense
      17.1 Μισθοδοσία | Payroll
      17.2 Αποσβέσεις | Amortisations
      17.3 Λοιπές Εγγραφές Τακτοποίησης Εσόδων - Λογιστική Βάση | Other Income Adjustment/Regularisation Entries – Accounting Base
      17.4 Λοιπές Εγγραφές Τακτοποίησης Εσόδων - Φορολογική Βάση | Other Income Adjustment/Regularisation Entries – Tax Base
      17.5 Λοιπές Εγγραφές Τακτοποίησης Εξόδων - Λογιστική Βάση | Other Expense Adjustment/Regularisation Entries – Accounting Base
      17.6 Λοιπές Εγγραφές Τακτοποίησης Εξόδων - Φορολογική Βάση | Other Expense Adjustment/Regularisation Entries – Tax Base
    `,
  },
  /** Means of payment. */
  {
    key: 'gr-mydata-payment-means',
    name: { el: 'Τρόπος Πληρωμής', en: 'Payment means' },
    sources,
    values: codesIn('el', 'en')`
      1 Επαγ. Λογαριασμός Πληρωμών Ημεδαπής | Domestic Payments Account Number
      2 Επαγ. Λογαριασμός Πληρωμών Αλλοδαπής | Foreign Payments Account Number
      3 Μετρητά | Cash
      4 Επιταγή | Check
      5 Επί Πιστώσει | On credit
      6 Web Banking | Web Banking
      7 POS / e-POS | POS / e-POS
    `,
  },
  /** The reason why no VAT is charged, by article of the VAT code. */
  {
    key: 'gr-mydata-exemption',
    name: { el: 'Κατηγορία Αιτίας Εξαίρεσης ΦΠΑ', en: 'VAT exemption cause' },
    sources,
    values: codesIn('el', 'en')`
      1 Χωρίς ΦΠΑ - άρθρο 3 του Κώδικα ΦΠΑ | Without VAT - article 3 of the VAT code
      2 Χωρίς ΦΠΑ - άρθρο 5 του Κώδικα ΦΠΑ | Without VAT - article 5 of the VAT code
      3 Χωρίς ΦΠΑ - άρθρο 13 του Κώδικα ΦΠΑ | Without VAT - article 13 of the VAT code
      4 Χωρίς ΦΠΑ - άρθρο 14 του Κώδικα ΦΠΑ | Without VAT - article 14 of the VAT code
      5 Χωρίς ΦΠΑ - άρθρο 16 του Κώδικα ΦΠΑ | Without VAT - article 16 of the VAT code
      6 Χωρίς ΦΠΑ - άρθρο 19 του Κώδικα ΦΠΑ | Without VAT - article 19 of the VAT code
      7 Χωρίς ΦΠΑ - άρθρο 22 του Κώδικα ΦΠΑ | Without VAT - article 22 of the VAT code
      8 Χωρίς ΦΠΑ - άρθρο 24 του Κώδικα ΦΠΑ | Without VAT - article 24 of the VAT code
      9 Χωρίς ΦΠΑ - άρθρο 25 του Κώδικα ΦΠΑ | Without VAT - article 25 of the VAT code
      10 Χωρίς ΦΠΑ - άρθρο 26 του Κώδικα ΦΠΑ | Without VAT - article 26 of the VAT code
      11 Χωρίς ΦΠΑ - άρθρο 27 του Κώδικα ΦΠΑ | Without VAT - article 27 of the VAT code
      12 Χωρίς ΦΠΑ - άρθρο 27 - Πλοία Ανοικτής Θαλάσσης του Κώδικα ΦΠΑ | Without VAT - article 27 - Seagoing Vessels of the VAT code
      13 Χωρίς ΦΠΑ - άρθρο 27.1.γ - Πλοία Ανοικτής Θαλάσσης του Κώδικα ΦΠΑ | Without VAT - article 27.1.γ - Seagoing Vessels of the VAT code
      14 Χωρίς ΦΠΑ - άρθρο 28 του Κώδικα ΦΠΑ | Without VAT - article 28 of the VAT code
      15 Χωρίς ΦΠΑ - άρθρο 39 του Κώδικα ΦΠΑ | Without VAT - article 39 of the VAT code
      16 Χωρίς ΦΠΑ - άρθρο 39α του Κώδικα ΦΠΑ | Without VAT - article 39a of the VAT code
      17 Χωρίς ΦΠΑ - άρθρο 40 του Κώδικα ΦΠΑ | Without VAT - article 40 of the VAT code
      18 Χωρίς ΦΠΑ - άρθρο 41 του Κώδικα ΦΠΑ | Without VAT - article 41 of the VAT code
      19 Χωρίς ΦΠΑ - άρθρο 47 του Κώδικα ΦΠΑ | Without VAT - article 47 of the VAT code
      20 ΦΠΑ εμπεριεχόμενος - άρθρο 43 του Κώδικα ΦΠΑ | VAT included - article 43 of the VAT code
      21 ΦΠΑ εμπεριεχόμενος - άρθρο 44 του Κώδικα ΦΠΑ | VAT included - article 44 of the VAT code
      22 ΦΠΑ εμπεριεχόμενος - άρθρο 45 του Κώδικα ΦΠΑ | VAT included - article 45 of the VAT code
      23 ΦΠΑ εμπεριεχόμενος - άρθρο 46 του Κώδικα ΦΠΑ | VAT included - article 46 of the VAT code
      24 Χωρίς ΦΠΑ - άρθρο 6 του Κώδικα ΦΠΑ | Without VAT - article 6 of the VAT code
      25 Χωρίς ΦΠΑ - ΠΟΛ.1029/1995 | Without VAT - ΠΟΛ.1029/1995
      26 Χωρίς ΦΠΑ - ΠΟΛ.1167/2015 | Without VAT - ΠΟΛ.1167/2015
      27 Λοιπές Εξαιρέσεις ΦΠΑ | Without VAT - Other VAT exceptions
      28 Χωρίς ΦΠΑ – άρθρο 24 περ. β' παρ.1 του Κώδικα ΦΠΑ, (Tax Free) | Without VAT - Article 24 (b) (1) of the VAT Code (Tax Free)
      29 Χωρίς ΦΠΑ – άρθρο 47β, του Κώδικα ΦΠΑ (OSS μη ενωσιακό καθεστώς) | Without VAT - Article 47b of the VAT Code (OSS non-EU scheme)
      30 Χωρίς ΦΠΑ – άρθρο 47γ, του Κώδικα ΦΠΑ (OSS ενωσιακό καθεστώς) | Without VAT - Article 47c of the VAT Code (OSS EU scheme)
      31 Χωρίς ΦΠΑ – άρθρο 47δ του Κώδικα ΦΠΑ (IOSS) | Excluding VAT - Article 47d of the VAT Code (IOSS)
    `,
  },
  /** First half of the classification of income: the category. */
  {
    key: 'gr-mydata-income-cat',
    name: { el: 'Κωδικός Κατηγορίας Χαρακτηρισμού Εσόδων', en: 'Income Classification Category' },
    sources,
    values: codesIn('el', 'en')`
      category1_1 Έσοδα από Πώληση Εμπορευμάτων (+)/(-) | Commodity Sale Income (+)/(-)
      category1_2 Έσοδα από Πώληση Προϊόντων (+)/(-) | Product Sale Income (+)/(-)
      category1_3 Έσοδα από Παροχή Υπηρεσιών (+)/(-) | Provision of Services Income (+)/(-)
      category1_4 Έσοδα από Πώληση Παγίων (+)/(-) | Sale of Fixed Assets Income (+)/(-)
      category1_5 Λοιπά Έσοδα/ Κέρδη (+)/(-) | Other Income/Profits (+)/(-)
      category1_6 Αυτοπαραδόσεις / Ιδιοχρησιμοποιήσεις (+)/(-) | Self-Deliveries/Self-Supplies (+)/(-)
      category1_7 Έσοδα για λ/σμο τρίτων (+)/(-) | Income on behalf of Third Parties (+)/(-)
      category1_8 Έσοδα προηγούμενων χρήσεων (+)/ (-) | Past fiscal years income (+)/(-)
      category1_9 Έσοδα επομένων χρήσεων (+)/(-) | Future fiscal years income (+)/(-)
      category1_10 Λοιπές Εγγραφές Τακτοποίησης Εσόδων (+)/(-) | Other Income Adjustment/Regularisation Entries (+)/(-)
      category1_95 Λοιπά Πληροφοριακά Στοιχεία Εσόδων (+)/(-) | Other Income-related Information (+)/(-)
    `,
  },
  /** Second half of the classification of income: the line of form E3 or of the VAT return. */
  {
    key: 'gr-mydata-income-type',
    name: { el: 'Κωδικός Τύπου Χαρακτηρισμού Εσόδων', en: 'Income Classification Type' },
    sources,
    values: codesIn('el', 'en')`
      E3_106 Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Εμπορεύματα | Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Commodities
      E3_205 Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Πρώτες ύλες και λοιπά υλικά | Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Raw and other materials
      E3_210 Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Προϊόντα και παραγωγή σε εξέλιξη | Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Products and production in progress
      E3_305 Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις – Καταστροφές αποθεμάτων/Πρώτες ύλες και λοιπά υλικά | Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Raw and other materials
      E3_310 Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Προϊόντα και παραγωγή σε εξέλιξη | Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Products and production in progress
      E3_318 Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Έξοδα παραγωγής | Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Production expenses
      E3_561_001 Πωλήσεις αγαθών και υπηρεσιών Χονδρικές - Επιτηδευματιών | Wholesale Sales of Goods and Services – for Traders
      E3_561_002 Πωλήσεις αγαθών και υπηρεσιών Χονδρικές βάσει άρθρου 39α παρ 5 του Κώδικα Φ.Π.Α. (Ν.2859/2000) | Wholesale Sales of Goods and Services pursuant to article 39a paragraph 5 of the VAT Code (Law 2859/2000)
      E3_561_003 Πωλήσεις αγαθών και υπηρεσιών Λιανικές - Ιδιωτική Πελατεία | Retail Sales of Goods and Services – Private Clientele
      E3_561_004 Πωλήσεις αγαθών και υπηρεσιών Λιανικές βάσει άρθρου 39α παρ 5 του Κώδικα Φ.Π.Α. (Ν.2859/2000) | Retail Sales of Goods and Services pursuant to article 39a paragraph 5 of the VAT Code (Law 2859/2000)
      E3_561_005 Πωλήσεις αγαθών και υπηρεσιών Εξωτερικού Ενδοκοινοτικές | Intra-Community Foreign Sales of Goods and Services
      E3_561_006 Πωλήσεις αγαθών και υπηρεσιών Εξωτερικού Τρίτες Χώρες | Third Country Foreign Sales of Goods and Services
      E3_561_007 Πωλήσεις αγαθών και υπηρεσιών Λοιπά | Other Sales of Goods and Services
      E3_562 Λοιπά συνήθη έσοδα | Other Ordinary Income
      E3_563 Πιστωτικοί τόκοι και συναφή έσοδα | Credit Interest and Related Income
      E3_564 Πιστωτικές συναλλαγματικές διαφορές | Credit Exchange Differences
      E3_565 Έσοδα συμμετοχών | Income from Participations
      E3_566 Κέρδη από διάθεση μη κυκλοφορούντων περιουσιακών στοιχείων | Profits from Disposing Non-Current Assets
      E3_567 Κέρδη από αναστροφή προβλέψεων και απομειώσεων | Profits from the Reversal of Provisions and Impairments
      E3_568 Κέρδη από επιμέτρηση στην εύλογη αξία | Profits from Measurement at Fair Value
      E3_570 Ασυνήθη έσοδα και κέρδη | Extraordinary income and profits
      E3_595 Έξοδα σε ιδιοπαραγωγή | Self-Production Expenses
      E3_596 Επιδοτήσεις - Επιχορηγήσεις | Subsidies - Grants
      E3_597 Επιδοτήσεις - Επιχορηγήσεις για επενδυτικούς σκοπούς - κάλυψη δαπανών | Subsidies – Grants for Investment Purposes – Expense Coverage
      E3_880_001 Πωλήσεις Παγίων Χονδρικές | Wholesale Sales of Fixed Assets
      E3_880_002 Πωλήσεις Παγίων Λιανικές | Retail Sales of Fixed Assets
      E3_880_003 Πωλήσεις Παγίων Εξωτερικού Ενδοκοινοτικές | Intra-Community Foreign Sales of Fixed Assets
      E3_880_004 Πωλήσεις Παγίων Εξωτερικού Τρίτες Χώρες | Third Country Foreign Sales of Fixed Assets
      E3_881_001 Πωλήσεις για λογ/σμο Τρίτων Χονδρικές | Wholesale Sales on behalf of Third Parties
      E3_881_002 Πωλήσεις για λογ/σμο Τρίτων Λιανικές | Retail Sales on behalf of Third Parties
      E3_881_003 Πωλήσεις για λογ/σμο Τρίτων Εξωτερικού Ενδοκοινοτικές | Intra-Community Foreign Sales on behalf of Third Parties
      E3_881_004 Πωλήσεις για λογ/σμο Τρίτων Εξωτερικού Τρίτες Χώρες | Third Country Foreign Sales on behalf of Third Parties
      E3_598_001 Πωλήσεις αγαθών που υπάγονται σε ΕΦΚ | Sales of goods belonging to excise duty
      E3_598_003 Πωλήσεις για λογαριασμό αγροτών μέσω αγροτικού συνεταιρισμού κ.λ.π. | Sales on behalf of farmers through an agricultural cooperative e.t.c.
    `,
  },
  /** Kind of a tax other than VAT. */
  {
    key: 'gr-mydata-tax-type',
    name: { el: 'Είδος Φόρου', en: 'Tax type' },
    sources,
    values: codesIn('el', 'en')`
      1 Παρακρατούμενος Φόρος | Withholding Tax
      2 Τέλη | Fee
      3 Λοιποί Φόροι | Other Tax
      4 Ψηφιακού Τέλος συναλλαγής | Stamp Duty
      5 Κρατήσεις | Deduction
    `,
  },
  /** Categories of fees. */
  {
    key: 'gr-mydata-fee',
    name: { el: 'Κατηγορία Τελών', en: 'Fee category' },
    sources,
    values: codesIn('el', 'en')`
      1 Για μηνιαίο λογαριασμό μέχρι και 50 ευρώ 12% | Monthly account up to 50 euros 12%
      2 Για μηνιαίο λογαριασμό από 50,01 μέχρι και 100 ευρώ 15% | Monthly account from 50.01 to 100 euros 15%
      3 Για μηνιαίο λογαριασμό από 100,01 μέχρι και 150 ευρώ 18% | Monthly account from 100.01 to 150 euros 18%
      4 Για μηνιαίο λογαριασμό από 150,01 ευρώ και άνω 20% | Monthly account from 150.01 euros and above 20%
      5 Τέλος καρτοκινητής επί της αξίας του χρόνου ομιλίας (12%) | Mobile telephony fee based on call time value (12%)
      6 Τέλος στη συνδρομητική τηλεόραση 10% | Subscription television fee 10%
      7 Τέλος συνδρομητών σταθερής τηλεφωνίας 5% | Fixed-line subscription fee 5%
      8 Περιβαλλοντικό Τέλος & πλαστικής σακούλας ν. 2339/2001 αρ. 6α 0,07 ευρώ ανά τεμάχιο | Environmental fee & plastic bag v. 2339/2001 art. 6a 0.07 euros per item
      9 Εισφορά δακοκτονίας 2% | Postal service contribution 2%
      10 Λοιπά τέλη | Other fees
      11 Τέλη Λοιπών Φόρων | Petroleum fees
      12 Εισφορά δακοκτονίας | Postal service contribution
      13 Για μηνιαίο λογαριασμό κάθε σύνδεσης (10%) | Monthly account per connection (10%)
      14 Τέλος καρτοκινητής επί της αξίας του χρόνου ομιλίας (10%) | Mobile and mobile telephony fee based on call time value (10%)
      15 Τέλος κινητής και καρτοκινητής για φυσικά πρόσωπα ηλικίας 15 έως και 29 ετών (0%) | Mobile and mobile telephony fee for natural persons aged 15 to 29 years (0%)
      16 Εισφορά προστασίας περιβάλλοντος πλαστικών προϊόντων 0,04 λεπτά ανά τεμάχιο [άρθρο 4 ν. 4736/2020] | Environmental protection contribution for plastic products 0.04 cents per item [article 4 v. 4736/2020]
      17 Τέλος ανακύκλωσης 0,08 λεπτά ανά τεμάχιο [άρθρο 80 ν. 4819/2021] | Recycling fee 0.08 cents per item [article 80 v. 4819/2021]
      18 Τέλος διαμονής παρεπιδημούντων | Accommodation fee
      19 Τέλος επί των ακαθάριστων εσόδων των εστιατορίων και συναφών καταστημάτων | Fee on gross revenues of restaurants and related establishments
      20 Τέλος επί των ακαθάριστων εσόδων των κέντρων διασκέδασης | Fee on gross revenues of entertainment centers
      21 Τέλος επί των ακαθάριστων εσόδων των καζίνο | Fee on gross revenues of casinos
      22 Λοιπά τέλη επί των ακαθάριστων εσόδων | Other fees on gross revenues
    `,
  },
  /** Categories of other taxes. */
  {
    key: 'gr-mydata-other-tax',
    name: { el: 'Κατηγορία Λοιπών Φόρων', en: 'Other taxes category' },
    sources,
    values: codesIn('el', 'en')`
      1 α1) ασφάλιστρα κλάδου πυρός 20% | a1) fire insurance premiums 20%
      2 α2) ασφάλιστρα κλάδου πυρός 20% | a2) fire insurance premiums 20%
      3 β) ασφάλιστρα κλάδου ζωής 4% | b) life insurance premiums 4%
      4 γ) ασφάλιστρα λοιπών κλάδων 15% | c) insurance premiums for other branches 15%
      5 δ) απαλλασσόμενα φόρου ασφάλιστρα 0% | d) tax-exempt insurance premiums 0%
      6 Ξενοδοχεία 1-2 αστέρων 0,50 € | Hotels 1-2 stars 0.50 €
      7 Ξενοδοχεία 3 αστέρων 1,50 € | Hotels 3 stars 1.50 €
      8 Ξενοδοχεία 4 αστέρων 3,00 € | Hotels 4 stars 3.00 €
      9 Ξενοδοχεία 4 αστέρων 4,00 € | Hotels 4 stars 4.00 €
      10 Ενοικιαζόμενα - επιπλωμένα δωμάτια - διαμερίσματα 0,50 € | Rented - furnished rooms - apartments 0.50 €
      11 Ειδικός Φόρος στις διαφημίσεις που προβάλλονται από την τηλεόραση (ΕΦΔΤ) 5% | Special tax on advertisements broadcast on television (EFTD) 5%
      12 3.1 Φόρος πολυτελείας 10% επί της φορολογητέας αξίας για τα ενδοκοινοτικώς αποκτούμενα και εισαγόμενα από τρίτες χώρες 10% | 3.1 Luxury tax 10% on the taxable value for intra-Community acquisitions and imported from third countries 10%
      13 3.2 Φόρος πολυτελείας 10% επί της τιμής πώλησης προ Φ.Π.Α. για τα εγχωρίως παραγόμενα είδη 10% | 3.2 Luxury tax 10% on the selling price before VAT for domestically produced goods 10%
      14 Δικαίωμα του Δημοσίου στα εισιτήρια των καζίνο (80% επί του εισιτηρίου) | State rights on casino tickets (80% on the ticket)
      15 ασφάλιστρα κλάδου πυρός 20% | Fire insurance premiums 20%
      16 Λοιποί Τελωνειακοί Δασμοί-Φόροι | Other Customs Duties-Taxes
      17 Λοιποί Φόροι | Other Taxes
      18 Επιβαρύνσεις Λοιπών Φόρων | Charges of Other Taxes
      19 ΕΦΚ | EFK
      20 Ξενοδοχεία 1-2 αστέρων 1,50€ (ανά Δωμ./Διαμ.) | Hotels 1-2 stars 1.50€ (per Room/Night)
      21 Ξενοδοχεία 3 αστέρων 3,00€ (ανά Δωμ./Διαμ.) | Hotels 3 stars 3.00€ (per Room/Night)
      22 Ξενοδοχεία 4 αστέρων 7,00€ (ανά Δωμ./Διαμ.) | Hotels 4 stars 7.00€ (per Room/Night)
      23 Ξενοδοχεία 5 αστέρων 10,00€ (ανά Δωμ./Διαμ.) | Hotels 5 stars 10.00€ (per Room/Night)
      24 Ενοικιαζόμενα επιπλωμένα δωμάτια – διαμερίσματα 1,50€ (ανά Δωμ./Διαμ.) | Rented furnished rooms – apartments 1.50€ (per Room/Night)
      25 Ακίνητα βραχυχρόνιας μίσθωσης 1,50€ | Short-term rental properties 1.50€
      26 Ακίνητα βραχυχρόνιας μίσθωσης μονοκατοικίες άνω 80 τ.μ. 10,00€ | Short-term rental properties detached houses over 80 sq.m. 10.00€
      27 Αυτοεξυπηρετούμενα καταλύματα – τουριστικές επιπλωμένες επαύλεις (βίλες) 10,00€ | Self-catering accommodation – tourist furnished villas (villas) 10.00€
      28 Ακίνητα βραχυχρόνιας μίσθωσης 0,50€ | Short-term rental properties 0.50€
      29 Ακίνητα βραχυχρόνιας μίσθωσης μονοκατοικίες άνω 80 τ.μ. 4,00€ | Short-term rental properties detached houses over 80 sq.m. 4.00€
      30 Αυτοεξυπηρετούμενα καταλύματα – τουριστικές επιπλωμένες επαύλεις (βίλες) 4,00€ | Self-catering accommodation – tourist furnished villas (villas) 4.00€
    `,
  },
  /** Rates of the digital transaction fee, which replaced stamp duty. */
  {
    key: 'gr-mydata-stamp-duty',
    name: { el: 'Κατηγορία Συντελεστή Ψηφιακού Τέλους συναλλαγής', en: 'Stamp duty coefficient category' },
    sources,
    values: codesIn('el', 'en')`
      1 Συντελεστής 1,2 % | Coefficient 1.2%
      2 Συντελεστής 2,4 % | Coefficient 2.4%
      3 Συντελεστής 3,6 % | Coefficient 3.6%
      4 Λοιπές περιπτώσεις | Other cases
    `,
  },
  /** The acting establishment of a party with several. */
  {
    key: 'gr-mydata-branch',
    name: { el: 'Αριθμός Εγκατάστασης', en: 'Branch number' },
    desc: { en: 'The number of the branch in the register of the tax office; 0, or nothing, for headquarters.' },
    sources,
    pattern: '^(0|[1-9]\\d{0,3})$',
  },
];
