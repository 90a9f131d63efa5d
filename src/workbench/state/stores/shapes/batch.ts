import { z } from '../../../../client/zod.ts';
import { listOf, time } from './parts.ts';

/** Identifies a file: its path, bytes, and last change in milliseconds since 1970. */
const knownFile = z.object({ path: z.string(), size: z.int(), changed: z.int() });

/** The user's input before unpacking. */
const sources = z.object({
  paths: listOf(z.string()),
  /** Used to find dropped items again. */
  handles: listOf(z.custom<FileSystemHandle>((value) => typeof value === 'object')),
});

/** What is done with each document. */
const options = z.object({
  operation: z.literal(['build', 'validate', 'correct', 'sign']),
  envelop: z.boolean(),
  correction: z.record(z.string(), z.string()),
});

/** Where a record stands: its run, and its position in it. */
const place = { run: z.string(), position: z.int() };

const state = z.object({
  /** The number of skipped files in folders, which are not documents by name. */
  passedOver: z.int(),
  /** Documents found so far, and at least one for each unread file. */
  total: z.int(),
  /** Paths of files that are not UTF-8 and declare no encoding. They were read as Windows-1252. */
  guessed: listOf(z.string()),
  isDone: z.boolean(),
});

/**
 * The records of a run by position. Negative positions hold whether it survives leaving the page, its input and its progress; from 0 on,
 * its rows as JSON.
 */
export const record = z.union([
  z.object({ ...place, json: z.string(), file: z.int() }),
  z.object({ ...place, keep: z.boolean() }),
  z.object({ ...place, files: listOf(knownFile), given: sources, options, begun: time }),
  z.object({ ...place, state }),
]);
