/** Compares texts apart from accents, capitals, spaces, punctuation and legal forms. */

/** Returns a text in small letters without accents: `Grünewald` and `GRUENEWALD` are the same. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/đ/g, 'd')
    .replace(/æ/g, 'a')
    .replace(/œ/g, 'o')
    .replace(/([aou])e/g, '$1');
}

/** Returns the letters and digits of a text, in capitals without accents. */
export function squeezed(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Legal forms of companies in Europe, written out and abbreviated, folded and without dots. Longer ones come first, so that
 * each is removed as a whole.
 */
const FORMS: readonly string[] = [
  'gesellschaft mit beschrankter haftung',
  'unternehmergesellschaft haftungsbeschrankt',
  'unternehmergesellschaft',
  'ug haftungsbeschrankt',
  'haftungsbeschrankt',
  'kommanditgesellschaft auf aktien',
  'kommanditgesellschaft',
  'aktiengesellschaft',
  'offene handelsgesellschaft',
  'gesellschaft burgerlichen rechts',
  'eingetragene genossenschaft',
  'eingetragener kaufmann',
  'eingetragene kauffrau',
  'eingetragener verein',
  'partnerschaftsgesellschaft',
  'gesellschaft mbh',
  'gesellschaft m b h',
  'ges m b h',
  'gesmbh',
  'gmbh co kg',
  'gmbh',
  'mbh',
  'm b h',
  'g m b h',
  'kgaa',
  'ug',
  'ag',
  'kg',
  'ohg',
  'gbr',
  'eg',
  'e k',
  'ek',
  'ev',
  'e v',
  'partg',
  'societe par actions simplifiee unipersonnelle',
  'societe par actions simplifiee',
  'societe a responsabilite limitee',
  'entreprise unipersonnelle a responsabilite limitee',
  'societe anonyme',
  'societe en nom collectif',
  'societe civile',
  'sasu',
  'sas',
  'sarl',
  'eurl',
  'snc',
  'sci',
  'sa',
  's a s',
  's a r l',
  's a',
  'societa a responsabilita limitata semplificata',
  'societa a responsabilita limitata',
  'societa per azioni',
  'societa in accomandita semplice',
  'societa in nome collettivo',
  'societa cooperativa',
  'srls',
  'srl',
  'spa',
  'sapa',
  's r l',
  's p a',
  's n c',
  'ditta individuale',
  'sociedad de responsabilidad limitada',
  'sociedad limitada unipersonal',
  'sociedad limitada',
  'sociedad anonima unipersonal',
  'sociedad anonima',
  'sociedad cooperativa',
  'slu',
  'sl',
  'sau',
  's l u',
  's l',
  'sociedade unipessoal limitada',
  'sociedade por quotas',
  'sociedade anonima',
  'unipessoal lda',
  'unipessoal limitada',
  'limitada',
  'lda',
  'spolka z ograniczona odpowiedzialnoscia spolka komandytowa',
  'spolka z ograniczona odpowiedzialnoscia',
  'spolka akcyjna',
  'spolka komandytowa',
  'spolka jawna',
  'spolka cywilna',
  'prosta spolka akcyjna',
  'sp z o o sp k',
  'sp z oo',
  'sp z o o',
  'spzoo',
  'sp k',
  'sp j',
  's c',
  'besloten vennootschap met beperkte aansprakelijkheid',
  'besloten vennootschap',
  'naamloze vennootschap',
  'vennootschap onder firma',
  'commanditaire vennootschap',
  'bvba',
  'bv',
  'b v',
  'nv',
  'n v',
  'vof',
  'v o f',
  'srl bv',
  'public limited company',
  'private limited company',
  'designated activity company',
  'limited liability company',
  'limited liability partnership',
  'limited',
  'ltd',
  'plc',
  'dac',
  'llp',
  'llc',
  'incorporated',
  'inc',
  'corporation',
  'corp',
  'aktiebolag',
  'ab',
  'aktieselskab',
  'anpartsselskab',
  'a s',
  'as',
  'aps',
  'aksjeselskap',
  'osakeyhtio',
  'oyj',
  'oy',
  'spolecnost s rucenim omezenym',
  'akciova spolecnost',
  'spol s r o',
  's r o',
  'sro',
  'akciova spolocnost',
  'spolocnost s rucenim obmedzenym',
  'korlatolt felelossegu tarsasag',
  'zartkoruan mukodo reszvenytarsasag',
  'kft',
  'zrt',
  'nyrt',
  'bt',
  'drustvo s ogranicenom odgovornoscu',
  'druzba z omejeno odgovornostjo',
  'dionicko drustvo',
  'd o o',
  'doo',
  'd d',
  'dd',
  'societate cu raspundere limitata',
  'societate pe actiuni',
  'eood',
  'ood',
  'ead',
  'ad',
  'osauhing',
  'ou',
  'sia',
  'uab',
  'anonymi etaireia',
  'epe',
  'ike',
  'se',
  'gie',
].sort((a, b) => b.length - a.length);

const FORM = new RegExp(`(?:^| )(?:${FORMS.map((each) => folded(each)).join('|')})(?= |$)`, 'g');

/** Words that join names in several languages. */
const AND = /(?:^| )(?:und|and|et|e|y|i|en|co|cie)(?= |$)/g;

function wordsOf(text: string): string {
  return ` ${folded(text.replace(/[&+]/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
}

/** Returns what tells a company from others: its name without legal form, accents, spaces and punctuation. */
export function coreOf(name: string): string {
  const words = wordsOf(name);
  const core = words.replace(FORM, '').replace(AND, '').replace(/ /g, '');
  // A name that is nothing but a form, such as `SE AG`.
  return core === '' ? words.replace(/ /g, '') : core;
}

/** Returns whether a text ends with a legal form, as names of companies do. */
export function hasForm(text: string): boolean {
  const words = wordsOf(text);
  return new RegExp(`${FORM.source}$`).test(words) && words.replace(FORM, '').trim().length > 1;
}

/** Returns the letters and digits of a text, folded, without the words that join names. */
export function searchable(text: string): string {
  return wordsOf(text).replace(AND, '').replace(/ /g, '');
}
