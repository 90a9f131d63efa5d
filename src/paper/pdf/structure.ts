import { type PDFContext, PDFHexString, type PDFRef } from '@cantoo/pdf-lib';

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

/** The elements of the content of each page, by content number. */
export type Owners = ReadonlyMap<PDFRef, readonly Element[]>;

/** Writes the structure into a file; returns its root (ISO 32000-1, 14.7). */
export function writeStructure(context: PDFContext, document: Element, owners: Owners): PDFRef {
  const root = context.nextRef();
  const refs = new Map<Element, PDFRef>();
  const top = writeElement(context, document, root, refs);
  const numbers = [...owners.values()].flatMap((elements, page) => [
    page,
    context.register(context.obj(elements.map((element) => refs.get(element) ?? top))),
  ]);
  const ParentTree = context.register(context.obj({ Nums: numbers }));
  const dictionary = { Type: 'StructTreeRoot', K: top, ParentTree, ParentTreeNextKey: owners.size };
  context.assign(root, context.obj(dictionary));
  return root;
}

function writeElement(context: PDFContext, element: Element, parent: PDFRef, refs: Map<Element, PDFRef>): PDFRef {
  const ref = context.nextRef();
  refs.set(element, ref);
  const marked = element.children.find((child): child is Marked => !(child instanceof Element));
  const children = element.children.map((child) => {
    if (child instanceof Element) return writeElement(context, child, ref, refs);
    return child.page === marked?.page ? child.id : context.obj({ Type: 'MCR', Pg: child.page, MCID: child.id });
  });
  const attributes = attributesOf(element);
  const dictionary = context.obj({
    Type: 'StructElem',
    S: element.role,
    P: parent,
    ...(marked && { Pg: marked.page }),
    ...(children.length > 0 && { K: children.length === 1 ? children[0] : children }),
    ...(element.alt !== undefined && { Alt: PDFHexString.fromText(element.alt) }),
    ...(attributes && { A: attributes }),
  });
  context.assign(ref, dictionary);
  return ref;
}

function attributesOf({ scope, span, box }: Element) {
  if (box) return { O: 'Layout', Placement: 'Block', BBox: [...box] };
  if (scope === undefined && span === undefined) return undefined;
  return { O: 'Table', ...(scope && { Scope: scope }), ...(span !== undefined && { ColSpan: span }) };
}
