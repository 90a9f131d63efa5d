/**
 * Describes `<billwright-editor>` for editors of code and catalogues of elements, as `custom-elements.json`
 * (https://github.com/webcomponents/custom-elements-manifest). Own code, because the usual analyzer needs the programming interface of an older compiler.
 */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

/** @typedef {{ type: string, start: number, end: number, [name: string]: any }} Node */

const folder = 'src/component';
const tag = 'billwright-editor';

/** @returns the manifest, from the sources of the element */
export function customElements() {
  const attributes = sourceOf('editor-attributes.ts');
  const element = sourceOf('editor-element.ts');
  const events = sourceOf('events.ts');
  const accessors = [...accessorsOf(attributes), ...accessorsOf(element)];
  const module = 'component.js';
  const declaration = {
    kind: 'class',
    name: 'BillwrightEditor',
    description: element.above(element.classNode),
    superclass: { name: 'HTMLElement' },
    customElement: true,
    tagName: tag,
    attributes: attributesOf(element, accessors),
    members: [
      ...accessors.map(({ attribute, ...field }) => (attribute ? { ...field, attribute } : field)),
      ...methodsOf(element),
    ],
    events: eventsOf(events),
    ...documentedOf(element),
  };
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: [declaration],
        exports: [
          { kind: 'js', name: declaration.name, declaration: { name: declaration.name, module } },
          { kind: 'custom-element-definition', name: tag, declaration: { name: declaration.name, module } },
        ],
      },
    ],
  };
}

/** @typedef {ReturnType<typeof sourceOf>} Source */

/** @param {string} name */
function sourceOf(name) {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  /** @type {Node[]} */
  const body = /** @type {any} */ (parseAst(text, { lang: 'ts' })).body;
  const declarations = body.map((each) => each.declaration ?? each);
  const statement = body.find(({ declaration }) => declaration?.type === 'ClassDeclaration');
  return {
    declarations,
    /** The exported class. */
    classNode: statement ?? { type: 'none', start: 0, end: 0 },
    /** @type {Node[]} */
    members: statement?.declaration.body.body ?? [],
    /** @param {Node} node */
    text: (node) => text.slice(node.start, node.end),
    /** Returns the whole comment before a node. @param {Node} node */
    comment: (node) => /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, node.start))?.[1] ?? '',
    /** Returns the description before a node. @param {Node} node */
    above(node) {
      const words = this.comment(node)
        .replace(/^\s*\* ?/gm, '')
        .replace(/^@[\s\S]*/m, '');
      return words.replace(/\s+/g, ' ').trim() || undefined;
    },
  };
}

/** The properties that can be read, with the attributes they write. @param {Source} source */
function accessorsOf(source) {
  return source.members.filter(isPublic).flatMap((member) => {
    if (member.kind !== 'get') return [];
    const { name } = member.key;
    const setter = source.members.find(({ kind, key }) => kind === 'set' && key.name === name);
    const parameter = setter?.value.params[0]?.typeAnnotation.typeAnnotation;
    const type = source.text(parameter ?? member.value.returnType.typeAnnotation);
    const attribute = /\b(?:getAttribute|flag)\('([^']+)'\)/.exec(source.text(member))?.[1];
    const description = source.above(member);
    return [
      {
        kind: 'field',
        name,
        type: { text: type },
        ...(description && { description }),
        ...(!setter && { readonly: true }),
        attribute,
      },
    ];
  });
}

/** @param {Source} source @param {ReturnType<typeof accessorsOf>} accessors */
function attributesOf(source, accessors) {
  const described = documentedBy(source, 'attr');
  const own = accessors.flatMap(({ name, type, description, attribute }) =>
    attribute ? [{ name: attribute, fieldName: name, type, ...(description && { description }) }] : [],
  );
  return [...own, ...described.map((each) => ({ ...each, type: { text: 'string' } }))];
}

/** @param {Source} source */
function methodsOf(source) {
  const callbacks = /Callback$|^addEventListener$/;
  return source.members
    .filter((member) => isPublic(member) && member.kind === 'method' && !callbacks.test(member.key.name))
    .map((member) => {
      const description = source.above(member);
      const parameters = member.value.params.map((/** @type {Node} */ each) => ({
        name: each.name,
        type: { text: source.text(each.typeAnnotation.typeAnnotation) },
      }));
      return {
        kind: 'method',
        name: member.key.name,
        ...(description && { description }),
        ...(parameters.length > 0 && { parameters }),
        return: { type: { text: source.text(member.value.returnType.typeAnnotation) } },
      };
    });
}

/** @param {Source} source */
function eventsOf(source) {
  const { body } = source.declarations.find(({ id }) => id?.name === 'EditorEvents') ?? {};
  return body.body.map((/** @type {Node} */ member) => {
    const description = source.above(member);
    return {
      name: member.key.name,
      type: { text: source.text(member.typeAnnotation.typeAnnotation) },
      ...(description && { description }),
    };
  });
}

/** The parts and properties of style. @param {Source} source */
function documentedOf(source) {
  return { cssParts: documentedBy(source, 'csspart'), cssProperties: documentedBy(source, 'cssprop') };
}

/** The entries `@tag name - description` in the comment of the class. @param {Source} source @param {string} tag */
function documentedBy(source, tag) {
  const entries = source.comment(source.classNode).matchAll(new RegExp(`@${tag} (\\S+) - (.+)`, 'g'));
  return [...entries].map(([, name = '', description = '']) => ({ name, description: description.trim() }));
}

/** @param {Node} member */
function isPublic({ type, key, static: isStatic, accessibility }) {
  return type === 'MethodDefinition' && key.type === 'Identifier' && !isStatic && !accessibility;
}
