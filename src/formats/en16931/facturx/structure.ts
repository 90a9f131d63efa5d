/**
 * Builds the structure of a profile's own schema: CII D22B, limited to the elements that the profile allows somewhere.
 * A schema knows elements only by their type, so it accepts in one place the elements of another; the rules report
 * them.
 */

import { CII_D22B } from '../../schema/generated/cii-d22b.ts';
import { Structure, type StructureType } from '../../schema/structure.ts';
import { type Admitted, admittedBy, type Profile } from './profile.ts';

/** The possible content of a type, combined over all its elements. */
interface TypeUse {
  readonly type: StructureType;
  places: number;
  readonly children: Map<string, { type: StructureType; places: number; least: number; most: number }>;
  /** Attributes, with the number of places that require them. */
  readonly attributes: Map<string, number>;
}

const structures = new Map<Profile, Structure>();

/** Returns the structure of a profile. */
export function structureOf(profile: Profile): Structure {
  const known = structures.get(profile) ?? structureFrom(admittedBy(profile));
  structures.set(profile, known);
  return known;
}

/** Builds the structure from the allowed elements. */
export function structureFrom(admitted: Admitted): Structure {
  const uses = new Map<string, TypeUse>();
  const root = new Structure(CII_D22B).rootTypes.get('rsm:CrossIndustryInvoice');
  if (root === undefined) throw new Error('the schema has no root');
  gather(admitted, root, uses);
  const written = new Map(CII_D22B.values.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line]));
  const values: string[] = [];
  const contents: string[] = [];
  for (const [name, use] of uses) {
    if (use.type.content === 'value') values.push(valueLine(use, written.get(name) ?? name));
    else contents.push(contentLine(use));
  }
  return new Structure({ ...CII_D22B, values: values.join('\n'), contents: contents.join('\n') });
}

function gather(admitted: Admitted, type: StructureType, uses: Map<string, TypeUse>): void {
  const use = uses.get(type.name) ?? { type, places: 0, children: new Map(), attributes: new Map() };
  uses.set(type.name, use);
  use.places++;
  for (const [name, { required }] of admitted.attributes) {
    use.attributes.set(name, (use.attributes.get(name) ?? 0) + (required ? 1 : 0));
  }
  for (const [name, kinds] of admitted.children) {
    const child = type.children.find((each) => each.name.endsWith(`:${name}`));
    if (child === undefined) throw new Error(`${type.name} has no ${name} in the schema`);
    const most = Math.max(...kinds.map(({ mostInStructure }) => mostInStructure));
    const least = Math.max(...kinds.map((kind) => kind.least));
    const known = use.children.get(child.name) ?? { type: child.type, places: 0, least: 1, most: 0 };
    use.children.set(child.name, known);
    known.places++;
    known.least = Math.min(known.least, least);
    known.most = Math.max(known.most, most);
    for (const kind of kinds) gather(kind, child.type, uses);
  }
}

function valueLine({ attributes, places }: TypeUse, written: string): string {
  const [name, kind, ...all] = written.split(' ');
  const kept = all.flatMap((word) => {
    const [attribute = ''] = /^\w+/.exec(word) ?? [];
    const required = attributes.get(attribute);
    if (required === undefined) return [];
    return [required === places ? word.replace(attribute, `${attribute}!`) : word];
  });
  return [name, kind, ...kept].join(' ');
}

function contentLine({ type, children, places }: TypeUse): string {
  const words = type.children.flatMap(({ name }) => {
    const child = children.get(name);
    if (child === undefined) return [];
    const isNeeded = child.least > 0 && child.places === places;
    const sign = child.most > 1 ? (isNeeded ? '+' : '*') : isNeeded ? '!' : '';
    const limit = child.most > 1 && Number.isFinite(child.most) ? child.most : '';
    return [`${name}${sign}${limit}=${child.type.name}`];
  });
  return [type.name, ...words].join(' ');
}
