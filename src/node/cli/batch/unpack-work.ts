import type { Message } from '../../../engine/text/message.ts';
import { CommandError } from '../../files/exit.ts';
import type { Work } from '../work/work.ts';
import { type Contained, type ContainerOptions, containedIn } from './contained.ts';

/** The work of unpacking: reads archives, e-mails, workbooks and tables. */
export interface UnpackSetup extends Omit<ContainerOptions, 'note'> {
  kind: 'unpack';
}

/** A container to unpack. */
export interface UnpackTask {
  file: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The content of a container, the notes on it, and the reason for a missing rest. */
export interface UnpackAnswer {
  contained: Contained[];
  notes: Message[];
  refused?: Pick<CommandError, 'said' | 'reason' | 'exit' | 'file'>;
}

export function prepareUnpack(options: UnpackSetup): Work<UnpackSetup> {
  return {
    async run({ file, bytes }) {
      const answer: UnpackAnswer = { contained: [], notes: [] };
      const note = (said: Message) => void answer.notes.push(said);
      try {
        for await (const each of containedIn(bytes, file, { ...options, note })) answer.contained.push(each);
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        const { said, reason, exit, file: of } = error;
        answer.refused = { said, reason, exit, file: of };
      }
      return answer;
    },
    runBlock: () => Promise.reject(new Error('containers come one by one')),
  };
}
