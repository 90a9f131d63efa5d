/**
 * Finds records and events in text that arrives in pieces, for chains of any length. Reads only what chains need, because
 * parsing each record as a tree would take four times as long.
 */

import type { JsonObject } from '../../../engine/model/json.ts';
import { asKey } from '../../../engine/text/as-key.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import { copyOf, LONG } from '../../chains/copy.ts';
import type { ChainRecord } from './chain.ts';
import { Checksum } from './checksum.ts';
import { eventFitOf, fitOf } from './hash.ts';

/** Where a record is: the line and the path of its element. */
export interface RecordPlace {
  readonly line: number;
  readonly xpath: string;
}

interface Sink {
  record(record: ChainRecord<RecordPlace>): void;
  /** Called at the beginning of a message, whose records have an order. */
  body(): void;
  /** The text cannot be read from this line on. */
  problem(what: Message, line: number): void;
}

interface Open {
  readonly name: string;
  /** The number of children by name, for positions in paths. */
  readonly counts: Map<string, number>;
  readonly step: string;
  /** The values of a record that are its children. */
  readonly wanted: ReadonlyMap<string, Wanted> | undefined;
  hasChildren: boolean;
}

/** The state of a scanner between two parts of a text. */
interface State {
  rest: string;
  line: number;
  open: (Pick<Open, 'name' | 'step' | 'hasChildren'> & { counts: [string, number][] })[];
  values: Values | null;
  hasBefore: boolean;
  sum: number;
  kind: ChainRecord<unknown>['kind'];
  depth: number;
  place: RecordPlace;
  text: string;
  isBroken: boolean;
  hasRoot: boolean;
}

/** The values of a record or event that chains need, by the names of parent and child. */
const WANTED = {
  issuer: 'IDFactura/IDEmisorFactura IDFactura/IDEmisorFacturaAnulada ObligadoEmision/NIF',
  number: 'IDFactura/NumSerieFactura IDFactura/NumSerieFacturaAnulada',
  date: 'IDFactura/FechaExpedicionFactura IDFactura/FechaExpedicionFacturaAnulada',
  type: 'RegistroAlta/TipoFactura Evento/TipoEvento',
  tax: 'RegistroAlta/CuotaTotal',
  total: 'RegistroAlta/ImporteTotal',
  correction: 'RegistroAlta/Subsanacion',
  unknown: 'RegistroAnulacion/SinRegistroPrevio',
  time: 'RegistroAlta/FechaHoraHusoGenRegistro RegistroAnulacion/FechaHoraHusoGenRegistro Evento/FechaHoraHusoGenEvento',
  hash: 'RegistroAlta/Huella RegistroAnulacion/Huella Evento/HuellaEvento',
  beforeIssuer: 'RegistroAnterior/IDEmisorFactura',
  beforeNumber: 'RegistroAnterior/NumSerieFactura EventoAnterior/TipoEvento',
  beforeDate: 'RegistroAnterior/FechaExpedicionFactura EventoAnterior/FechaHoraHusoGenEvento',
  beforeHash: 'RegistroAnterior/Huella EventoAnterior/HuellaEvento',
  makerNif: 'SistemaInformatico/NIF',
  makerId: 'SistemaInformatico.IDOtro/ID',
  system: 'SistemaInformatico/IdSistemaInformatico',
  version: 'SistemaInformatico/Version',
  installation: 'SistemaInformatico/NumeroInstalacion',
} as const;

type Wanted = keyof typeof WANTED;
type Values = Partial<Record<Wanted, string>>;

const WANTED_IN: ReadonlyMap<string, ReadonlyMap<string, Wanted>> = wantedByParent();

function wantedByParent(): Map<string, Map<string, Wanted>> {
  const byParent = new Map<string, Map<string, Wanted>>();
  for (const [name, places] of Object.entries(WANTED) as [Wanted, string][]) {
    for (const place of places.split(' ')) {
      const [parent = '', child = ''] = place.split('/');
      const children = byParent.get(parent) ?? new Map<string, Wanted>();
      byParent.set(parent, children.set(child, name));
    }
  }
  return byParent;
}

/** The length of a tag, comment or value after which a text counts as broken. */
const LONGEST = 1_000_000;
const DEEPEST = 100;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export class RecordScanner {
  readonly #sink: Sink;
  #rest = '';
  /** Pieces that are not scanned yet. */
  #waiting: string[] = [];
  #waitingLength = 0;
  /** The offset of the next line end in the current piece; -1 for none. */
  #newline = -1;
  #line: number;
  readonly #open: Open[] = [];
  #values: Values | undefined;
  /** Whether the record has a link to the previous one. */
  #hasBefore = false;
  #sum = new Checksum();
  #kind: ChainRecord<unknown>['kind'] = 'alta';
  #depth = 0;
  #place: RecordPlace = { line: 1, xpath: '' };
  #text = '';
  #isBroken = false;
  #hasRoot = false;

  /** @param line the number of the first line @param state where scanning continues */
  constructor(sink: Sink, line = 1, state?: JsonObject) {
    this.#sink = sink;
    this.#line = line;
    if (state) this.#continue(state as unknown as State);
  }

  /** Reads another piece. Scanning waits until the new pieces are as long as the unfinished rest, because the rest is scanned again. */
  push(piece: string): void {
    if (this.#isBroken) return;
    this.#waiting.push(piece);
    this.#waitingLength += piece.length;
    if (this.#waitingLength >= this.#rest.length) this.#scan();
  }

  /** Returns where scanning continues. */
  state(): JsonObject {
    this.#scan();
    const state: State = {
      rest: this.#rest,
      line: this.#line,
      open: this.#open.map(({ name, counts, step, hasChildren }) => ({ name, counts: [...counts], step, hasChildren })),
      values: this.#values ?? null,
      hasBefore: this.#hasBefore,
      sum: this.#sum.value,
      kind: this.#kind,
      depth: this.#depth,
      place: this.#place,
      text: this.#text,
      isBroken: this.#isBroken,
      hasRoot: this.#hasRoot,
    };
    return state as unknown as JsonObject;
  }

  #continue(state: State): void {
    this.#rest = state.rest;
    this.#line = state.line;
    this.#values = state.values ?? undefined;
    this.#hasBefore = state.hasBefore;
    this.#sum.value = state.sum;
    this.#kind = state.kind;
    this.#depth = state.depth;
    this.#place = state.place;
    this.#text = state.text;
    this.#isBroken = state.isBroken;
    this.#hasRoot = state.hasRoot;
    for (const [at, { name, counts, step, hasChildren }] of state.open.entries()) {
      const isInRecord = this.#values !== undefined && at >= this.#depth;
      const wanted = wantedIn(localOf(name), isInRecord ? localOf(this.#open.at(-1)?.name ?? '') : '');
      this.#open.push({ name, counts: isInRecord ? NO_COUNTS : new Map(counts), step, wanted, hasChildren });
    }
  }

  #scan(): void {
    if (this.#isBroken || this.#waitingLength === 0) return;
    const text = this.#rest + this.#waiting.join('');
    this.#waiting = [];
    this.#waitingLength = 0;
    this.#newline = text.indexOf('\n');
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      if (start < 0) break;
      if (start > at) this.#add(text.slice(at, start));
      this.#pass(text, start);
      at = start;
      const leaf = this.#values === undefined ? -1 : this.#leaf(text, start);
      const end = leaf < 0 ? this.#construct(text, start) : leaf;
      if (end < 0 || this.#isBroken) break;
      this.#pass(text, end);
      at = end;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > LONGEST) this.#break(message('The file is not XML: a tag is not closed.'));
  }

  /** Ends the text. */
  end(): void {
    this.#scan();
    if (this.#isBroken) return;
    if (this.#rest.trim() !== '' || this.#open.length > 0)
      this.#break(message('The file is incomplete: it ends too early.'));
    else if (!this.#hasRoot) this.#break(message('The file has no XML.'));
  }

  /** Counts the lines up to an offset. */
  #pass(text: string, to: number): void {
    while (this.#newline >= 0 && this.#newline < to) {
      this.#line++;
      this.#newline = text.indexOf('\n', this.#newline + 1);
    }
  }

  #add(text: string): void {
    if (this.#values !== undefined) {
      this.#append(text.includes('&') ? decoded(text) : text);
    } else if (this.#open.length === 0 && /[^\s\ufeff]/.test(text)) {
      this.#break(message('The file is not XML: it has text outside elements.'));
    }
  }

  #append(text: string): void {
    this.#text += text;
    if (this.#text.length > LONGEST) this.#break(message('The file is not XML: a tag is not closed.'));
  }

  /** Reads what begins at `<`; returns its end, or -1 if it is not complete yet. */
  #construct(text: string, start: number): number {
    switch (text[start + 1]) {
      case undefined:
        return -1;
      case '/':
        return this.#close(text, start);
      case '?':
        return after(text, '?>', start + 2);
      case '!':
        return this.#declaration(text, start);
      default:
        return this.#openTag(text, start);
    }
  }

  #declaration(text: string, start: number): number {
    if (text.startsWith('<!--', start)) return after(text, '-->', start + 4);
    if (text.startsWith('<![CDATA[', start)) {
      const end = after(text, ']]>', start + 9);
      if (end >= 0 && this.#values !== undefined) this.#append(text.slice(start + 9, end - 3));
      return end;
    }
    const isIncomplete = '<!--'.startsWith(text.slice(start)) || '<![CDATA['.startsWith(text.slice(start));
    if (!isIncomplete) this.#break(message('A document type declaration (DOCTYPE) is not supported; remove it.'));
    return -1;
  }

  #openTag(text: string, start: number): number {
    const end = endOfTag(text, start);
    if (end < 0) return -1;
    const isEmpty = text[end - 2] === '/';
    const tag = text.slice(start + 1, isEmpty ? end - 2 : end - 1);
    const blank = tag.search(/\s/);
    const name = blank < 0 ? tag : tag.slice(0, blank);
    if (!isName(name)) {
      this.#break(message('The file is not XML: {name} is not the name of an element.', { name: name.slice(0, 40) }));
      return end;
    }
    this.#enter(name);
    if (isEmpty) this.#leave();
    return end;
  }

  /** Reads an element of a record without attributes and children; returns its end, or -1 if it is another. */
  #leaf(text: string, start: number): number {
    const first = text.charCodeAt(start + 1);
    if (first === SLASH || first === BANG || first === QUESTION) return -1;
    const end = text.indexOf('>', start);
    const close = end < 0 ? -1 : text.indexOf('<', end);
    const length = end - start - 1;
    if (close < 0 || text.charCodeAt(close + 1) !== SLASH || text.charCodeAt(close + length + 2) !== GREATER) return -1;
    for (let at = 1; at <= length; at++) {
      if (text.charCodeAt(start + at) !== text.charCodeAt(close + at + 1)) return -1;
    }
    const parent = this.#open.at(-1);
    if (parent !== undefined) parent.hasChildren = true;
    let from = end + 1;
    let to = close;
    while (from < to && text.charCodeAt(from) <= BLANK) from++;
    while (to > from && text.charCodeAt(to - 1) <= BLANK) to--;
    const wanted = parent?.wanted?.get(localOf(text.slice(start + 1, end)));
    if (wanted !== undefined || hasReference(text, from, to)) this.#take(wanted, text.slice(from, to));
    else this.#sum.addPart(text, from, to);
    return close + length + 3;
  }

  #enter(given: string): void {
    const { name, local } = named(given);
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#hasRoot = true;
    else parent.hasChildren = true;
    this.#text = '';
    if (this.#open.length >= DEEPEST) {
      this.#break(message('Elements are nested more than {most} levels deep.', { most: DEEPEST }));
    }
    if (this.#values !== undefined) {
      const wanted = wantedIn(local, localOf(parent?.name ?? ''));
      if (local === 'RegistroAnterior' || local === 'EventoAnterior') this.#hasBefore = true;
      this.#open.push({ name, counts: NO_COUNTS, step: '', wanted, hasChildren: false });
      return;
    }
    const count = (parent?.counts.get(local) ?? 0) + 1;
    if (parent !== undefined && (count > 1 || parent.counts.size < MOST_NAMES)) parent.counts.set(local, count);
    const isRow = local === 'RegistroFactura';
    if (local === 'RegFactuSistemaFacturacion') this.#sink.body();
    const step = isRow || count > 1 ? `${name}[${count}]` : name;
    this.#open.push({ name, counts: new Map(), step, wanted: WANTED_IN.get(local), hasChildren: false });
    const kind = KINDS[local];
    if (kind === undefined) return;
    this.#kind = kind;
    this.#depth = this.#open.length;
    this.#values = {};
    this.#hasBefore = false;
    this.#sum = new Checksum();
    this.#place = { line: this.#line, xpath: `/${this.#open.map((each) => each.step).join('/')}` };
  }

  #take(wanted: Wanted | undefined, text: string): void {
    const value = (text.includes('&') ? decoded(text) : text).trim();
    this.#sum.add(value);
    if (wanted !== undefined && this.#values !== undefined) this.#values[wanted] ??= copyOf(value);
  }

  #close(text: string, start: number): number {
    const end = text.indexOf('>', start);
    if (end < 0) return -1;
    const name = text.slice(start + 2, end).trimEnd();
    if (this.#open.at(-1)?.name !== name) {
      this.#break(message('The file is not XML: the end tag {name} has no start tag.', { name: name.slice(0, 40) }));
      return -1;
    }
    this.#leave();
    return end + 1;
  }

  #leave(): void {
    const closed = this.#open.pop();
    if (closed === undefined || this.#values === undefined) return;
    // The text is decoded already, piece by piece.
    if (!closed.hasChildren) {
      this.#take(this.#open.at(-1)?.wanted?.get(localOf(closed.name)), this.#text.replaceAll('&', '&amp;'));
    }
    this.#text = '';
    if (this.#open.length >= this.#depth) return;
    this.#sink.record(this.#record(this.#values, this.#kind));
    this.#values = undefined;
  }

  #record(values: Values, kind: ChainRecord<unknown>['kind']): ChainRecord<RecordPlace> {
    const { issuer = '', type = '', time = '', hash = '', beforeHash = '' } = values;
    const { system = '', version = '', installation = '', makerNif = '', makerId = '' } = values;
    const isEvent = kind === 'event';
    const number = isEvent ? type : (values.number ?? '');
    const date = isEvent ? time : (values.date ?? '');
    const previous = this.#hasBefore
      ? {
          issuer: isEvent ? issuer : (values.beforeIssuer ?? ''),
          number: values.beforeNumber ?? '',
          date: values.beforeDate ?? '',
          hash: beforeHash,
        }
      : undefined;
    const fit = isEvent
      ? eventFitOf({ ...values, taxpayer: issuer, previous: beforeHash }, hash)
      : fitOf(
          { kind, issuer, number, date, time, type, tax: values.tax, total: values.total, previous: beforeHash },
          hash,
        );
    return {
      ...{ kind, issuer, number, date, time, hash, fit, previous, system, version, installation },
      maker: makerNif || makerId,
      isCorrection: values.correction === 'S',
      isUnknown: values.unknown === 'S',
      content: this.#sum.value,
      place: this.#place,
    };
  }

  #break(what: Message): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#sink.problem(what, this.#line);
  }
}

/** Returns the values of a record that are children of an element. */
function wantedIn(local: string, parent: string): ReadonlyMap<string, Wanted> | undefined {
  return WANTED_IN.get(local === 'IDOtro' && parent === 'SistemaInformatico' ? 'SistemaInformatico.IDOtro' : local);
}

const KINDS: Readonly<Record<string, ChainRecord<unknown>['kind']>> = {
  RegistroAlta: 'alta',
  RegistroAnulacion: 'anulacion',
  RegistroEvento: 'event',
};

const [SLASH, BANG, QUESTION, GREATER, BLANK, AMPERSAND] = [47, 33, 63, 62, 32, 38];

function hasReference(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === AMPERSAND) return true;
  return false;
}

const isName = (text: string) => /^[\p{L}_][\p{L}\p{N}_.:-]*$/u.test(text);

/** Names that were seen, each with its local name. Files have few. */
const names = new Map<string, { name: string; local: string }>();
const MOST_NAMES = 1000;

/** Returns a copy of a name, which does not keep the text that it was read from. */
function named(given: string): { name: string; local: string } {
  const known = names.get(given);
  if (known !== undefined) return known;
  const name = asKey(given);
  const made = { name, local: asKey(name.slice(name.indexOf(':') + 1)) };
  if (names.size < MOST_NAMES && name.length <= LONG) names.set(name, made);
  return made;
}

const localOf = (name: string) => named(name).local;

/** Positions inside records are not needed. */
const NO_COUNTS = new Map<string, number>();
NO_COUNTS.set = () => NO_COUNTS;

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

/** Returns the end of a tag, whose attributes may contain `>`; -1 if it is not complete. */
function endOfTag(text: string, start: number): number {
  const end = text.indexOf('>', start);
  if (end < 0) return -1;
  if (!/["']/.test(text.slice(start, end))) return end + 1;
  let open = '';
  for (let at = start; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (open !== '') {
      if (sign === open) open = '';
    } else if (sign === '"' || sign === "'") open = sign;
    else if (sign === '>') return at + 1;
  }
  return -1;
}

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,6}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}
