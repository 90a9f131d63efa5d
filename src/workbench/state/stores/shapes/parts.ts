import { z } from '../../../../client/zod.ts';

/** A list that nobody changes. */
export const listOf = <T>(each: z.ZodMiniType<T>): z.ZodMiniType<readonly T[]> => z.array(each);

export const members = z.record(z.string(), z.unknown());

export const list = listOf(z.unknown());

/** Milliseconds since 1970. */
export const time = z.int();

export const blob = z.custom<Blob>((value) => value instanceof Blob);

/** A file: browsers store it as one, where a test has a blob. */
export const file = z.custom<File>((value) => value instanceof Blob);
