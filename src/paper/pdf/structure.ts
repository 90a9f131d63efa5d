import { copyStringIntoBuffer, type PDFContext, PDFHexString, PDFObject, type PDFRef } from '@cantoo/pdf-lib';

/** The role of a structure element (ISO 32000-1, 14.8.4). */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'P'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** Page content of an element: its number on that page. */
interface Marked {
  page: PDFRef;
  id: number;
}

/** A structure element, which screen readers read in order. */
export class Element {
  readonly role: Role;
  readonly children: (Element | Marked)[] = [];
  /** Its object in the file, once it is written. */
  ref?: PDFRef;
  /** The alternative text of an image. */
  alt?: string;
  /** The scope of a table heading. */
  scope?: 'Row' | 'Column';
  /** The number of columns that a cell spans. */
  span?: number;
  /** The position of an image on its page. */
  box?: readonly [left: number, bottom: number, right: number, top: number];

  constructor(role: Role) {
    this.role = role;
  }

  /** Adds an element and returns it. */
  add(role: Role): Element {
    const element = new Element(role);
    this.children.push(element);
    return element;
  }
}

/** Writes the structure into a file, with the elements of each page by content number; returns its root (ISO 32000-1, 14.7). */
export function writeStructure(
  context: PDFContext,
  document: Element,
  owners: readonly (readonly Element[])[],
): PDFRef {
  const root = context.nextRef();
  const top = writeElement(context, document, root);
  const pages = owners.map((elements) =>
    context.register(new Written(`[${elements.map(({ ref }) => ref).join(' ')}]`)),
  );
  const ParentTree = context.register(context.obj({ Nums: pages.flatMap((ref, page) => [page, ref]) }));
  const dictionary = { Type: 'StructTreeRoot', K: top, ParentTree, ParentTreeNextKey: owners.length };
  context.assign(root, context.obj(dictionary));
  return root;
}

function writeElement(context: PDFContext, element: Element, parent: PDFRef): PDFRef {
  const ref = context.nextRef();
  element.ref = ref;
  let page: PDFRef | undefined;
  let kids = '';
  for (const child of element.children) {
    if (child instanceof Element) kids += ` ${writeElement(context, child, ref)}`;
    else {
      page ??= child.page;
      kids += child.page === page ? ` ${child.id}` : `<</Type/MCR/Pg ${child.page}/MCID ${child.id}>>`;
    }
  }
  const parts = `/Type/StructElem/S/${element.role}/P ${parent}${page ? `/Pg ${page}` : ''}${kids && `/K[${kids}]`}`;
  context.assign(ref, new Written(`<<${parts}${attributesOf(element)}>>`));
  return ref;
}

function attributesOf({ alt, scope, span, box }: Element): string {
  const text = alt === undefined ? '' : `/Alt ${PDFHexString.fromText(alt)}`;
  if (box)
    return `${text}/A<</O/Layout/Placement/Block/BBox[${box.map((side) => Math.round(side * 1000) / 1000).join(' ')}]>>`;
  if (scope === undefined && span === undefined) return text;
  return `${text}/A<</O/Table${scope ? `/Scope/${scope}` : ''}${span === undefined ? '' : `/ColSpan ${span}`}>>`;
}

/** An object as it is written, in ASCII. The dictionaries of a table of thousands of cells would take far longer. */
class Written extends PDFObject {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override sizeInBytes(): number {
    return this.#text.length;
  }

  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    return copyStringIntoBuffer(this.#text, buffer, offset);
  }
}
