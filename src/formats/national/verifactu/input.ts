/** The options for writing records, checked. */

import { isJsonObject, type Json, type JsonObject } from '../../../engine/model/json.ts';
import { type Message, message } from '../../../engine/text/message.ts';
import type { FormatOptions } from '../../declare/conversion.ts';
import { HASH, isoDate } from './codes.ts';
import { fitOf, hashOf } from './hash.ts';
import { parseRecords } from './namespaces.ts';
import type { Environment, Mode } from './qr.ts';
import { RecordView, recordsIn } from './view.ts';
import { recordIn } from './wrapped.ts';

/** A number other than a NIF. */
interface OtherNumber {
  readonly country?: string;
  readonly type: string;
  readonly id: string;
}

/** A party: its name, and a NIF or another number. */
export interface PartyInput {
  readonly name: string;
  readonly nif?: string | undefined;
  readonly other?: OtherNumber | undefined;
}

/** SistemaInformatico. */
interface SystemInput extends PartyInput {
  readonly system_name: string;
  readonly id: string;
  readonly version: string;
  readonly installation: string;
  readonly only_verifactu: string;
  readonly multi: string;
  readonly multiple: string;
}

/** The previous record. The date is `DD-MM-YYYY`; a record given as XML also has a time. */
interface PreviousInput {
  readonly issuer: string;
  readonly number: string;
  readonly date: string;
  readonly hash: string;
  readonly time?: string | undefined;
}

interface HeaderInput {
  readonly representative?: PartyInput | undefined;
  readonly end_date?: string | undefined;
  readonly incident?: string | undefined;
  readonly request?: string | undefined;
  readonly request_end?: string | undefined;
}

export interface Input {
  readonly operation: 'alta' | 'anulacion';
  readonly system: SystemInput;
  readonly previous: PreviousInput | null;
  readonly generatedAt: string | undefined;
  readonly subsanacion: string | undefined;
  readonly rechazoPrevio: string | undefined;
  readonly sinRegistroPrevio: string | undefined;
  readonly generadoPor: string | undefined;
  readonly generador: PartyInput | undefined;
  readonly reference: string | undefined;
  readonly cupon: string | undefined;
  readonly unidentified: string | undefined;
  readonly agreement: string | undefined;
  readonly systemAgreement: string | undefined;
  readonly mode: Mode;
  readonly environment: Environment;
  readonly form: 'record' | 'body' | 'envelope';
  readonly header: HeaderInput;
}

/** Receives what is wrong with an option. */
export type Refuse = (code: string, path: string, text: Message) => void;

/** Returns the options of a record; undefined if a required one is missing or wrong. */
export function inputOf(options: FormatOptions, refuse: Refuse): Input | undefined {
  const choice = <const T extends string>(name: string, values: readonly T[]): T | undefined => {
    const value = options[name] ?? undefined;
    if (value === undefined) return undefined;
    const found = values.find((each) => each === value);
    if (found === undefined) {
      refuse(
        'BW-VERIFACTU-OPTION',
        `request.${name}`,
        message('{name} must be one of {values}.', { name, values: [...values] }),
      );
    }
    return found;
  };
  const text = (name: string, most: number): string | undefined => {
    const value = options[name] ?? undefined;
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string' && [...value].length <= most) return value;
    refuse(
      'BW-VERIFACTU-OPTION',
      `request.${name}`,
      message('{name} must be a text of up to {most} characters.', { name, most }),
    );
    return undefined;
  };
  const system = systemOf(options.system, refuse);
  const previous = previousOf(options, refuse);
  const generador = options.generador ?? undefined;
  const rechazoPrevio = choice('rechazo_previo', ['N', 'S', 'X']);
  const subsanacion = choice('subsanacion', ['S', 'N']);
  const operation = choice('operation', ['alta', 'anulacion']) ?? 'alta';
  const isUnfounded = operation === 'alta' && (rechazoPrevio === 'S' || rechazoPrevio === 'X') && subsanacion !== 'S';
  if (isUnfounded || (operation === 'anulacion' && rechazoPrevio === 'X')) {
    const what = isUnfounded
      ? message('rechazo_previo {value} needs subsanacion S.', { value: rechazoPrevio })
      : message('In a cancellation, rechazo_previo must be S or N.');
    refuse('BW-VERIFACTU-REJECTION', 'request.rechazo_previo', what);
  }
  const made = {
    operation,
    system,
    previous,
    generatedAt: text('generated_at', 100),
    subsanacion,
    rechazoPrevio,
    sinRegistroPrevio: choice('sin_registro_previo', ['S', 'N']),
    generadoPor: choice('generado_por', ['E', 'D', 'T']),
    generador:
      generador === undefined ? undefined : partyOf(generador, 'request.generador', 'BW-VERIFACTU-OPTION', refuse),
    reference: text('reference', 60),
    cupon: choice('cupon', ['S', 'N']),
    unidentified: choice('unidentified', ['S', 'N']),
    agreement: text('agreement', 15),
    systemAgreement: text('system_agreement', 16),
    mode: choice('mode', ['verifactu', 'no-verifactu']) ?? 'verifactu',
    environment: choice('environment', ['production', 'test']) ?? 'production',
    form: choice('form', ['record', 'body', 'envelope']) ?? 'record',
    header: headerOf(options.header, refuse),
  } as const;
  return system === undefined || previous === undefined ? undefined : { ...made, system, previous };
}

const NO_SYSTEM = message(
  'A record must name the billing program that makes it, with its maker: give system with name, nif or other, system_name, id, version, installation, only_verifactu, multi and multiple. There is no default, because it declares who answers for the program.',
);

/** The members of a system besides its maker, with their maximum length or their form. */
const SYSTEM: Readonly<Record<string, number | RegExp>> = {
  system_name: 30,
  id: /^[A-Z0-9]{2}$/,
  version: 50,
  installation: 100,
  only_verifactu: /^[SN]$/,
  multi: /^[SN]$/,
  multiple: /^[SN]$/,
};

function systemOf(given: Json | undefined, refuse: Refuse): SystemInput | undefined {
  const code = 'BW-VERIFACTU-SYSTEM';
  const system = parsed(given);
  if (!isJsonObject(system)) {
    refuse(code, 'request.system', NO_SYSTEM);
    return undefined;
  }
  const maker = partyOf(system, 'request.system', code, refuse);
  const wrong = Object.entries(SYSTEM).filter(([name, form]) => !fits(system[name], form));
  for (const [name, form] of wrong) {
    const path = `request.system.${name}`;
    if (typeof form === 'number') {
      refuse(code, path, message('{name} must be a text of up to {most} characters.', { name, most: form }));
    } else if (name === 'id') {
      refuse(code, path, message('The identifier of a program must be two letters A to Z or digits, such as P1.'));
    } else refuse(code, path, message('{name} must be one of {values}.', { name, values: ['S', 'N'] }));
  }
  return maker === undefined || wrong.length > 0 ? undefined : ({ ...system, ...maker } as unknown as SystemInput);
}

function fits(value: Json | undefined, form: number | RegExp): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false;
  return typeof form === 'number' ? [...value].length <= form : form.test(value);
}

const NAME = 120;
const ID = 20;

function partyOf(given: Json, path: string, code: string, refuse: Refuse): PartyInput | undefined {
  const party = parsed(given);
  const { name, nif, other } = isJsonObject(party) ? party : ({} as JsonObject);
  if (!fits(name, NAME)) {
    refuse(
      code,
      `${path}.name`,
      message('{name} must be a text of up to {most} characters.', { name: 'name', most: NAME }),
    );
    return undefined;
  }
  if (typeof nif === 'string' && /^[A-Z0-9]{9}$/.test(nif) && !isJsonObject(other)) return { name: String(name), nif };
  const { country, type, id } = isJsonObject(other) ? other : ({} as JsonObject);
  const isOther = nif === undefined && typeof type === 'string' && /^0[2-7]$/.test(type) && fits(id, ID);
  if (isOther && (country === undefined ? type === '02' : typeof country === 'string' && /^[A-Z]{2}$/.test(country))) {
    return { name: String(name), other: { ...(typeof country === 'string' && { country }), type, id: String(id) } };
  }
  refuse(
    code,
    `${path}.nif`,
    message('The party needs its NIF of nine characters as nif, or another number as other: {example}.', {
      example: '{"country": "FR", "type": "04", "id": "…"}',
    }),
  );
  return undefined;
}

const NO_PREVIOUS = message(
  'A record must name the previous one. Give previous: null for the first record of the chain, otherwise its issuer, number, date and hash, or its XML.',
);
const NO_HASH = message('The hash must have 64 digits and capital letters A to F.');

/** Returns the previous record; null for the first record, undefined if the previous one is missing or wrong. */
function previousOf(options: FormatOptions, refuse: Refuse): PreviousInput | null | undefined {
  const code = 'BW-VERIFACTU-PREVIOUS';
  const given = options.previous;
  if (given === null || given === 'null') return null;
  if (typeof given === 'string' && given.trimStart().startsWith('<')) return previousIn(given, refuse);
  const previous = parsed(given);
  if (!isJsonObject(previous)) {
    refuse(code, 'request.previous', NO_PREVIOUS);
    return undefined;
  }
  const { issuer, number, date, hash } = previous;
  const wrong: readonly [boolean, string, Message][] = [
    [
      typeof issuer === 'string' && issuer.length === 9,
      'issuer',
      message('The issuer must be a NIF of nine characters.'),
    ],
    [
      fits(number, 60),
      'number',
      message('{name} must be a text of up to {most} characters.', { name: 'number', most: 60 }),
    ],
    [
      typeof date === 'string' && isoDate(date.split('-').reverse().join('-')) !== undefined,
      'date',
      message('The date must have the form 2026-03-02.'),
    ],
    [typeof hash === 'string' && HASH.test(hash), 'hash', NO_HASH],
  ];
  const faults = wrong.filter(([isRight]) => !isRight);
  for (const [, name, text] of faults) refuse(code, `request.previous.${name}`, text);
  if (faults.length > 0) return undefined;
  return {
    issuer: String(issuer),
    number: String(number),
    date: String(date).split('-').reverse().join('-'),
    hash: String(hash),
  };
}

/** Returns the previous record from its XML, or the last record of a message. Its hash must be valid. */
function previousIn(xml: string, refuse: Refuse): PreviousInput | undefined {
  const code = 'BW-VERIFACTU-PREVIOUS';
  const reading = parseRecords(xml);
  const found = reading.ok ? recordIn(reading.root) : undefined;
  const element = found && recordsIn(found).at(-1);
  if (element === undefined) {
    refuse(code, 'request.previous', message('The XML of previous must contain a record.'));
    return undefined;
  }
  const record = new RecordView(element);
  const { issuer = '', number = '', date = '', hash = '', time } = record;
  if (!HASH.test(hash) || fitOf(record.hashed, hash) === 'no') {
    refuse(
      code,
      'request.previous',
      message('The hash of the previous record does not match its content: {expected} was expected.', {
        expected: hashOf(record.hashed),
      }),
    );
    return undefined;
  }
  return { issuer, number, date, hash, time };
}

const HEADER = ['end_date', 'incident', 'request', 'request_end'] as const;

function headerOf(given: Json | undefined, refuse: Refuse): HeaderInput {
  const header = parsed(given ?? undefined);
  if (header === undefined) return {};
  const code = 'BW-VERIFACTU-OPTION';
  if (!isJsonObject(header)) {
    refuse(code, 'request.header', message('The header of a message must be an object.'));
    return {};
  }
  const forms: Readonly<Record<(typeof HEADER)[number], RegExp>> = {
    end_date: /^\d{4}-12-31$/,
    incident: /^[SN]$/,
    request: /^[A-Za-z0-9]{1,18}$/,
    request_end: /^[SN]$/,
  };
  const made: Record<string, string> = {};
  for (const name of HEADER) {
    const value = header[name] ?? undefined;
    if (value === undefined) continue;
    if (typeof value === 'string' && forms[name].test(value)) made[name] = value;
    else {
      const example = { end_date: '2026-12-31', incident: 'S', request: 'REQ2026A', request_end: 'S' }[name];
      refuse(code, `request.header.${name}`, message('{name} must be a value such as {example}.', { name, example }));
    }
  }
  const { representative } = header;
  return {
    ...made,
    ...(isJsonObject(representative) && {
      representative: partyOf(representative, 'request.header.representative', code, refuse),
    }),
  };
}

/** Returns a value that may be given as JSON in a text, as on the command line. */
function parsed(given: Json | undefined): Json | undefined {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as Json;
  } catch {
    return undefined;
  }
}
