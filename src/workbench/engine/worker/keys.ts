import { isKeyProblem, readKey, whyUnfit } from '../../../engine/dsig/key.ts';
import { keysInSet } from '../../../engine/dsig/key-set.ts';
import { isJsonObject, type Json } from '../../../engine/model/json.ts';
import { readJson } from '../../../engine/reading/json.ts';
import { detailed, type Message, message, words } from '../../../engine/text/message.ts';
import { language, say } from '../../ui/texts/say.ts';
import { isSameKey, type ReadKey } from './read-key.ts';
import * as texts from './texts.ts';

/** The keys of a text, with notes about skipped ones of a set; or an error message. */
export type ReadKeys = { keys: ReadKey[]; passedOver: string[] } | { problem: string };

/**
 * Reads the keys of a text: a JSON Web Key, a list or set of them, or a pair from the service. Duplicates, such as a key with and without the
 * private part, are merged. Keys of a set that can neither sign nor verify, such as RSA keys, are skipped. A single such key is refused, and so is
 * any broken one.
 */
export function keys(text: string): ReadKeys {
  const read = readJson(text);
  if (!read.ok) return { problem: say(texts.noJsonKey, { example: '{ "kty": "EC", … }' }) };
  const set = keysInSet(read.value);
  const candidates = set ?? aloneIn(read.value);
  if (candidates.length === 0) return { problem: say(texts.noKey) };
  const found: ReadKey[] = [];
  const passedOver: string[] = [];
  for (const [position, candidate] of candidates.entries()) {
    const unusable = set ? message(texts.keyAt, { position: position + 1 }) : message(texts.thisKey);
    const given = take(candidate);
    if ('problem' in given) return { problem: words(detailed(unusable, given.problem), language.translation) };
    if ('unfit' in given) passedOver.push(words(detailed(unusable, given.unfit), language.translation));
    else if (!keep(given, found)) return { problem: say(texts.twoKeys, { kid: given.kid }) };
  }
  return found.length > 0 ? { keys: found, passedOver } : { problem: passedOver.join(' ') };
}

/** Returns keys outside a set: the key itself, or the private one of a pair. */
function aloneIn(json: Json): Json[] {
  if (!isJsonObject(json)) return [];
  if (isJsonObject(json.private ?? null)) return [json.private ?? null];
  return 'kty' in json ? [json] : [];
}

function take(json: Json): ReadKey | { unfit: Message } | { problem: Message } {
  const given = readKey(json);
  if (isKeyProblem(given)) return given;
  const { kid, isPrivate } = given;
  const unfit = whyUnfit(given, isPrivate ? 'sign' : 'verify') ?? (kid === '' ? NAMELESS : undefined);
  if (unfit !== undefined || !isJsonObject(json)) return { unfit: unfit ?? message('the key is not an object') };
  // A private key permits other operations than its public key.
  const { d: _, key_ops: operations, ...shared } = json;
  const open = isPrivate || operations === undefined ? shared : { ...shared, key_ops: operations };
  return { kid, public: open, private: isPrivate ? json : undefined };
}

const NAMELESS = message('the key has no identifier; add one in kid');

/** Adds a key, merging it with its other part. Returns false if another key has its identifier. */
function keep(key: ReadKey, found: ReadKey[]): boolean {
  const same = found.findIndex(({ kid }) => kid === key.kid);
  const known = found[same];
  if (!known) found.push(key);
  else if (isSameKey(known, key)) found[same] = { ...known, private: known.private ?? key.private };
  else return false;
  return true;
}
