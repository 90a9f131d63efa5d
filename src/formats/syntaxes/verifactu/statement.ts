import { message } from '../../../engine/text/message.ts';

/** What Billwright is not (chapter 20 §2), in the same words wherever records are described, made or checked. */
export const STATEMENT = message(
  'Billwright makes and checks records. It is stateless: it is not, by itself, a billing system in the sense of RD 1007/2023. The program that uses it must keep the chain and everything else that the law demands.',
);

/** The statement in Spanish. */
export const STATEMENT_ES =
  'Billwright genera y comprueba registros. No guarda estado: por sí solo no es un sistema informático de facturación en el sentido del RD 1007/2023. El programa que lo usa debe conservar la cadena y cumplir todo lo demás que exige la ley.';
