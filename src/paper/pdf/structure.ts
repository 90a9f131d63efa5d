import { type PDFContext, PDFHexString, PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { AsciiWriter } from './ascii.ts';

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
  /** Its object in the file, once its parent is written. */
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
  document.ref = context.nextRef();
  const writer = new AsciiWriter();
  writeElement(context, writer, document, root);
  const pages = owners.map((elements) => {
    const from = writer.length;
    writer.text('[');
    for (const { ref } of elements) writer.text(` ${ref}`);
    writer.text(']');
    return context.register(new Written(writer, from));
  });
  const ParentTree = context.register(context.obj({ Nums: pages.flatMap((ref, page) => [page, ref]) }));
  const dictionary = { Type: 'StructTreeRoot', K: document.ref, ParentTree, ParentTreeNextKey: owners.length };
  context.assign(root, context.obj(dictionary));
  return root;
}

/** Writes an element, whose own object is known, and those within it. */
function writeElement(context: PDFContext, writer: AsciiWriter, element: Element, parent: PDFRef): void {
  const { ref, role, children } = element;
  if (!ref) return;
  const from = writer.length;
  writer.text(`<</Type/StructElem/S/${role}/P ${parent}`);
  const page = children.find((child): child is Marked => !(child instanceof Element))?.page;
  if (page) writer.text(`/Pg ${page}`);
  if (children.length > 0) {
    writer.text('/K[');
    for (const child of children) {
      writer.text(' ');
      if (child instanceof Element) {
        child.ref = context.nextRef();
        writer.text(`${child.ref}`);
      } else if (child.page === page) writer.integer(child.id);
      else writer.text(`<</Type/MCR/Pg ${child.page}/MCID ${child.id}>>`);
    }
    writer.text(']');
  }
  writer.text(attributesOf(element)).text('>>');
  context.assign(ref, new Written(writer, from));
  for (const child of children) if (child instanceof Element) writeElement(context, writer, child, ref);
}

function attributesOf({ alt, scope, span, box }: Element): string {
  const text = alt === undefined ? '' : `/Alt ${PDFHexString.fromText(alt)}`;
  if (box)
    return `${text}/A<</O/Layout/Placement/Block/BBox[${box.map((side) => Math.round(side * 1000) / 1000).join(' ')}]>>`;
  if (scope === undefined && span === undefined) return text;
  return `${text}/A<</O/Table${scope ? `/Scope/${scope}` : ''}${span === undefined ? '' : `/ColSpan ${span}`}>>`;
}

/** An object that was written last. The dictionaries of a table of thousands of cells would take far longer. */
class Written extends PDFObject {
  readonly #writer: AsciiWriter;
  readonly #from: number;
  readonly #to: number;

  constructor(writer: AsciiWriter, from: number) {
    super();
    this.#writer = writer;
    this.#from = from;
    this.#to = writer.length;
  }

  override sizeInBytes(): number {
    return this.#to - this.#from;
  }

  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    buffer.set(this.#writer.written(this.#from, this.#to), offset);
    return this.sizeInBytes();
  }
}
