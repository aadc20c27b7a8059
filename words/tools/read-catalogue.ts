import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ts from "typescript";

/** One sentence of a catalogue, with the place it stands in. */
export type Entry = {
  /** `screens/home#home.hello`: the file, what it exports, the way to the sentence. */
  key: string;
  file: string;
  /** As translators read it, `{amount}` where a value goes; null where plurals or choices make it code. */
  text: string | null;
  placeholders: readonly string[];
  /** As it stands in the file: the literal of a text, the whole of code. */
  source: string;
  start: number;
  end: number;
};

type Said = { text: string; placeholders: string[] };

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
    return statement.declarationList.declarations.map((declaration) => ({ declaration, exported }));
  });
  const values = new Map(
    declared.map(({ declaration }) => [declaration.name.getText(), declaration.initializer]),
  );
  return declared
    .filter(({ exported }) => exported)
    .flatMap(({ declaration }) =>
      walk(declaration.initializer, `${name}#${declaration.name.getText()}`, { file, values }),
    );
}

type Around = { file: string; values: ReadonlyMap<string, ts.Expression | undefined> };

/** What is imported has its keys in the file it comes from. */
function walk(node: ts.Expression | undefined, key: string, around: Around): Entry[] {
  const value = unwrapped(node);
  if (value === undefined || value.kind === ts.SyntaxKind.NullKeyword) return [];
  if (ts.isIdentifier(value)) return walk(around.values.get(value.text), key, around);
  if (ts.isArrayLiteralExpression(value))
    return value.elements.flatMap((element, index) => walk(element, `${key}.${index}`, around));
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((property) => {
      if (ts.isPropertyAssignment(property))
        return walk(property.initializer, `${key}.${nameOf(property.name)}`, around);
      return ts.isShorthandPropertyAssignment(property)
        ? walk(property.name, `${key}.${property.name.text}`, around)
        : [];
    });
  return sentence(value, { key, file: around.file });
}

function sentence(value: ts.Expression, named: { key: string; file: string }): Entry[] {
  const literal = ts.isArrowFunction(value) ? unwrapped(expressionOf(value.body)) : value;
  const said = literal === undefined ? null : textOf(literal);
  if (literal === undefined || said === null)
    return [{ ...named, text: null, placeholders: [], ...placeOf(value) }];
  return IS_VERSION.test(said.text) ? [] : [{ ...named, ...said, ...placeOf(literal) }];
}

const placeOf = (node: ts.Node) => ({ source: node.getText(), start: node.getStart(), end: node.end });

const expressionOf = (body: ts.ConciseBody) => (ts.isBlock(body) ? undefined : body);

function unwrapped(node: ts.Expression | undefined): ts.Expression | undefined {
  return node !== undefined && (ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? unwrapped(node.expression)
    : node;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

/** A text with names in braces; null where anything but a name is put in. */
function textOf(node: ts.Expression): Said | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return plain(node.text);
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(({ expression, literal }) => ({
    name: expression.getText(),
    after: literal.text,
  }));
  const around = [node.head.text, ...spans.map(({ after }) => after)];
  if (!spans.every(({ name }) => IS_NAME.test(name)) || around.some(hasBrace)) return null;
  return {
    text: node.head.text + spans.map(({ name, after }) => `{${name}}${after}`).join(""),
    placeholders: [...new Set(spans.map(({ name }) => name))],
  };
}

const plain = (text: string): Said | null => (hasBrace(text) ? null : { text, placeholders: [] });

const hasBrace = (text: string) => /[{}]/.test(text);

/** `amount`, `names[provider]`. */
const IS_NAME = /^\w+(?:\[\w+\])?$/;

/** `2026-01`, of a consent: no sentence. */
const IS_VERSION = /^\d{4}-\d{2}$/;
