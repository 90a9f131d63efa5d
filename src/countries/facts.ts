/** A name in all languages, or by language; the first one stands for languages without their own. */
export type Name = string | Readonly<Record<string, string>>;

/** The requirements of law and usage on a country's invoices, as far as papers, forms and dialogs show them. */
export interface CountryFacts {
  /** The languages of its invoices, the most usual first. */
  languages?: readonly string[];
  taxNumber?: TaxNumber;
  /** The names of other official numbers of parties and items, by type or key of the identity. */
  numbers?: Readonly<Record<string, Name>>;
  /** The usual forms of these numbers: each `#` is a character. */
  numberMasks?: Readonly<Record<string, string>>;
  /** The names of its numbers in e-invoices, by scheme of ISO/IEC 6523. */
  schemes?: Readonly<Record<string, string>>;
  /** The numbers that a form asks for besides the tax number. The last one that the document admits is shown. */
  secondNumbers?: readonly SecondNumber[];
  /** The names of taxes by category. */
  taxes?: Readonly<Record<string, Name>>;
  /** The titles of invoices by language of the paper, then by type, kind or code of a national format, or by addon and type. */
  titles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The titles of payments by language of the paper, then by type. */
  paymentTitles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The extensions whose codes papers show, with their names: of parties, items and lines. */
  printedCodes?: Readonly<Record<string, Name>>;
  /** The name of the codes of units (UN/ECE), if papers show them next to the codes of items and lines. */
  printedUnit?: Name;
  /**
   * The stamps of tax offices without which an invoice is only a draft, by the addon of the document. One of them is enough.
   */
  stamps?: Readonly<Record<string, readonly string[]>>;
  /** Returns what the law requires about a party besides its name, numbers and address. */
  partyLines?(party: StatedParty): readonly { readonly name?: string; readonly text: string }[];
  /** Returns further sentences that the law asks for on an invoice, for its notes. */
  statements?(bill: StatedBill): readonly string[];
  /** The stamps of a paid document that the receipt of its payment shows, with their names. */
  printedStamps?: Readonly<Record<string, Name>>;
  /** The kinds of invoices by code of a national format, by extension of `tax.ext`. */
  kinds?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Sentences that the law asks for, by extension and code. */
  mentions?: Readonly<Record<string, Readonly<Record<string, Name>>>>;
  /** Sentences of the law, by key of the note. */
  notes?: Readonly<Record<string, Name>>;
  /** Words for parts of the paper instead of those of the language, by language, and by language and addon: `pt/br-nfse-v1`. */
  words?: Readonly<Record<string, Readonly<Partial<Record<Word, string>>>>>;
  /** Words for prices and amounts of lines, without tax and with it. */
  lineWords?: Readonly<Record<string, Readonly<Record<'net' | 'gross', { price: string; amount: string }>>>>;
  /** Texts that replace a percentage, by language and tax key. */
  taxKeys?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The codes of supplies whose tax is due on the margin and not shown, by extension. */
  margins?: Readonly<Record<string, readonly string[]>>;
  /**
   * The articles of the law that exempt from VAT, by extension and code; those of another tax by extension, tax and code: `es-verifactu-exempt IGIC`.
   * A code that only other taxes have is in their lists only; it is empty there if it has no article.
   */
  exemptions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The names of the parts of an entry in the register of companies, if numbers alone mean nothing. */
  registration?: Readonly<Record<string, string>>;
  /**
   * The names of account numbers other than IBANs, by their form without separators. Where the last digit checks the others, the sum of all
   * digits, each multiplied by its weight, is a multiple of ten.
   */
  accounts?: readonly { readonly name: string; readonly form: RegExp; readonly weights?: readonly number[] }[];
  /** The name of payment references that have this form. */
  reference?: { readonly name: Name; readonly form: RegExp };
  /** The number of a bank or branch in account numbers, with its usual form. Default: a word of the language. */
  clearing?: { name: Name; mask?: string };
  /** The name that public customers give to an order code of this form. */
  orderCode?: { readonly name: string; readonly form: RegExp };
  address?: AddressOrder;
  /** Whether its e-invoices need the key of rated taxes, from which they derive the category. */
  needsStandardKey?: true;
  /** Words by which people search for its addons. */
  searchWords?: Readonly<Record<string, string>>;
  /** Returns the series of a correction, by its type and the series of the invoice, if it must be another one. */
  correctionSeries?(type: string, series: string): string;
}

/** Parts of a paper whose words a country may replace. */
type Word =
  | ('issueDate' | 'operationDate' | 'taxDate' | 'net' | 'tax' | 'taxIncluded' | 'totalWithTax' | 'payable')
  | 'payableWithTax'
  | ('precedes' | 'installment' | 'supplier' | 'customer' | 'registration');

/** The tax number on papers and in forms. */
interface TaxNumber {
  name: Name;
  /** The names of numbers that persons and companies have, by length, if they have several. */
  names?: Readonly<Record<number, Name>>;
  /** The country's prefix: on every invoice, or only across borders of the European Union. Default: never. */
  prefix?: 'always' | 'abroad';
  /** The name of numbers with a prefix, its own abroad and those of customers, if they have another one. */
  abroad?: Name;
  /** The usual forms, by length: each `#` is a character. */
  masks?: readonly string[];
  /** Stands after the number of a registered business. */
  suffix?: Name;
  /** How its last character checks the others, where no law refuses a number that it does not fit. */
  check?: CheckedNumber;
}

/**
 * A number whose characters have values, that of the last one modulo 11 such that their sum, each multiplied by its place from the right, is
 * a multiple of 11.
 */
export interface CheckedNumber {
  /** The characters in the order of their values. A shorter number has a blank in front. */
  alphabet: string;
  length: number;
  /** Numbers that stand for many and have no such character. */
  generic: readonly string[];
}

/** The data of an invoice on which a country's statements depend. */
interface StatedBill {
  /** The key of its type: `standard`. */
  type: string;
  tags: readonly string[];
  /** The country of a customer that has a tax number or an official one, as businesses have. */
  business: string | undefined;
  /** Its own notes and payment terms. */
  words: string;
  /** The amount to pay, as `1234.50`, with its currency. */
  payable: string | undefined;
  currency: string | undefined;
  /** Whether it is paid later, as far as that is known. */
  isOnCredit: boolean | undefined;
}

/** The data of a party on which a country's statements depend. */
interface StatedParty {
  name: string | undefined;
  isSupplier: boolean;
  /** The codes of the party and of its invoice, by extension. */
  ext: Readonly<Record<string, string | undefined>>;
  tags: readonly string[];
}

/** Another official number of a party. */
export interface SecondNumber {
  label: string;
  /** Members of its identity other than the number. */
  members: Readonly<Record<string, unknown>>;
  /** The extension of the documents that need it. */
  extension?: string;
  /** Finds it in a tax number that contains it. Papers print it if the party states no such number. */
  inTaxNumber?: RegExp;
}

/**
 * The order of an address (UPU, Postal addressing systems,
 * https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions).
 */
interface AddressOrder {
  /** Whether the house number stands before the street. */
  isNumberFirst?: true;
  /** What separates the street from the number after it. Default: a space, and a comma between two numbers. */
  beforeNumber?: string;
  /**
   * The postal code: before the town by default; after the state on one line, on a line of its own, after the town, or below the street
   * that follows the town.
   */
  code?: 'after-state' | 'below' | 'after-town' | 'below-street';
  /** Stands before the digits of a postal code: `LT-`. */
  codePrefix?: string;
  /** What separates the town and the two letters of its province or state after it. */
  province?: ' ' | ' - ';
  /** Whether the country is a city, whose name the line of the town has. */
  isCity?: true;
  /** The label of the province, if forms ask for it. */
  provinceLabel?: string;
  /** The label of the state or province, if forms ask for its code. */
  stateLabel?: string;
  /** The country's own words for the town and the postal code. */
  townLabel?: string;
  codeLabel?: string;
  /** Whether forms ask for the district (`street_extra`). */
  hasDistrict?: true;
}
