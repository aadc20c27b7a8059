import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";
import { readForms } from "./read-forms.ts";
import { textOf, unwrapped } from "./read-text.ts";

/** One sentence of a catalogue, with the place it stands in. */
export type Entry = {
  /** `screens/home#home.hello`: the file, what it exports, the way to the sentence. */
  key: string;
  file: string;
  /** The plural category it is said for; null of a sentence that has no others beside it. */
  form: Intl.LDMLPluralRule | null;
  /** As translators read it, `{amount}` where a value goes; null where choices make it code. */
  text: string | null;
  placeholders: readonly string[];
  /** What stands before the literal and is not written in it: the figure, with `counted`. */
  before: string;
  /** As it stands in the file: the literal of a text, the whole of code. */
  source: string;
  start: number;
  end: number;
  /** What the comments beside it, and above what holds it, tell a translator. */
  notes: readonly string[];
};

/** Every sentence under a language's folder (`words/src/nl`), in the order of files and of lines. */
export function readCatalogue(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .toSorted()
    .flatMap((name) => readEntries(folder, join(folder, name)));
}

function readEntries(folder: string, file: string): Entry[] {
  const parsed = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ESNext, true);
  const name = relative(folder, file).replace(/\.ts$/, "").split(sep).join("/");
  const declared = parsed.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return statement.declarationList.declarations.map((declaration) => ({
      statement,
      declaration,
      exported,
    }));
  });
  const values = new Map(
    declared.map(({ declaration }) => [declaration.name.getText(), declaration.initializer]),
  );
  return declared
    .filter(({ exported }) => exported)
    .flatMap(({ statement, declaration }) =>
      walk(declaration.initializer, {
        key: `${name}#${declaration.name.getText()}`,
        file,
        values,
        notes: notesAbove(statement),
      }),
    );
}

type Around = {
  key: string;
  file: string;
  values: ReadonlyMap<string, ts.Expression | undefined>;
  notes: readonly string[];
};

/** What is imported has its keys in the file it comes from. */
function walk(node: ts.Expression | undefined, around: Around): Entry[] {
  const value = unwrapped(node);
  if (value === undefined || value.kind === ts.SyntaxKind.NullKeyword) return [];
  if (ts.isIdentifier(value)) return walk(around.values.get(value.text), around);
  if (ts.isArrayLiteralExpression(value))
    return value.elements.flatMap((element, index) => walk(element, inside(around, String(index), element)));
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((property) => {
      if (ts.isPropertyAssignment(property))
        return walk(property.initializer, inside(around, nameOf(property.name), property));
      return ts.isShorthandPropertyAssignment(property)
        ? walk(property.name, inside(around, property.name.text, property))
        : [];
    });
  const held = ts.isArrowFunction(value) ? unwrapped(expressionOf(value.body)) : undefined;
  if (held !== undefined && (ts.isObjectLiteralExpression(held) || ts.isArrayLiteralExpression(held)))
    return walk(held, around);
  return sentence(value, around);
}

const inside = (around: Around, name: string, node: ts.Node): Around => ({
  ...around,
  key: `${around.key}.${name}`,
  notes: [...around.notes, ...notesAbove(node)],
});

function sentence(value: ts.Expression, { key, file, notes }: Around): Entry[] {
  const literal = ts.isArrowFunction(value) ? unwrapped(expressionOf(value.body)) : value;
  const named = { key, file, notes, form: null, before: "" };
  const forms = literal === undefined ? null : readForms(literal, key);
  if (forms !== null) return forms.map(({ node, ...form }) => ({ ...named, ...form, ...placeOf(node) }));
  const said = literal === undefined ? null : textOf(literal);
  if (literal === undefined || said === null)
    return [{ ...named, text: null, placeholders: [], ...placeOf(value) }];
  return IS_VERSION.test(said.text) ? [] : [{ ...named, ...said, ...placeOf(literal) }];
}

const placeOf = (node: ts.Node) => ({ source: node.getText(), start: node.getStart(), end: node.end });

const expressionOf = (body: ts.ConciseBody) => (ts.isBlock(body) ? undefined : body);

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

/** What comments above a node say, without their signs. */
function notesAbove(node: ts.Node): string[] {
  const { text } = node.getSourceFile();
  return (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).map(({ pos, end }) =>
    text
      .slice(pos, end)
      .replaceAll(/^\/\*\*?|\*\/$|^\/\/|^\s*\*(?!\/)/gmu, "")
      .replaceAll(/\s+/gu, " ")
      .trim(),
  );
}

/** `2026-01`, of a consent: no sentence. */
const IS_VERSION = /^\d{4}-\d{2}$/;
