import { message } from '../../../engine/text/message.ts';

/** What Billwright is not, in the same words wherever records are described, made or checked. */
export const STATEMENT = message(
  'Billwright makes and checks records. It is stateless: it is not, by itself, a billing system in the sense of RD 1007/2023. The program that uses it must keep the chain and everything else that the law demands.',
);
