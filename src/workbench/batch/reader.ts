/** The worker that reads the files of a batch, so that the page does not wait for large ones. */

import { answerCalls } from '../../client/calls.ts';
import { words } from '../../engine/text/message.ts';
import { type Decoded, decode } from '../document/decoding.ts';
import { language, say } from '../texts/say.ts';
import { type FileDocument, splitDocuments } from './split-documents.ts';
import * as texts from './texts.ts';

const functions = { read };

export type ReaderFunctions = typeof functions;

/** What a file holds. */
export interface FileRead {
  documents: FileDocument[];
  /** The encoding that was guessed, where it does not say and is not UTF-8. */
  guessed: Decoded['guessed'];
}

async function read(files: readonly File[]): Promise<FileRead[]> {
  return await Promise.all(
    files.map(async (file) => {
      try {
        const { text, guessed, fault } = decode(new Uint8Array(await file.arrayBuffer()));
        if (fault) throw new Error(words(fault.what, language.translation));
        return { documents: splitDocuments(text, file.name), guessed };
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const fault = say(texts.notReadable, { why });
        return { documents: [{ part: undefined, text: '', kind: '', fault }], guessed: undefined };
      }
    }),
  );
}

answerCalls(self, functions);
