import ts from "typescript";
import { textOf, unwrapped, type Said } from "./read-text.ts";

type Form = Said & { key: string; form: Intl.LDMLPluralRule | null; before: string; node: ts.Expression };

/**
 * A sentence that is said in more than one way, each a text of its own: by the plural category of a figure
 * (`counted`, `word`, `plural`), by a condition (`.if`, `.else`), or only if the server answered (`orUnreachable`).
 * Null of any other code.
 */
export function readForms(node: ts.Expression, key: string): Form[] | null {
  if (ts.isConditionalExpression(node)) return readChoice(node, key);
  if (!ts.isCallExpression(node)) return null;
  const [, second] = node.arguments;
  const said = unwrapped(second);
  if (said === undefined) return null;
  switch (node.expression.getText()) {
    case "orUnreachable":
      return single(said, { key, form: null, before: "" });
    case "counted":
      return categories(said, key, "{figure} ");
    case "word":
      return categories(said, key, "");
    case "plural":
      return ts.isArrowFunction(said) && !ts.isBlock(said.body)
        ? categories(unwrapped(said.body), key, "")
        : null;
    default:
      return null;
  }
}

function readChoice(node: ts.ConditionalExpression, key: string): Form[] | null {
  const chosen = [
    { branch: node.whenTrue, key: `${key}.if` },
    { branch: node.whenFalse, key: `${key}.else` },
  ].map((one) => {
    const branch = unwrapped(one.branch) ?? one.branch;
    return readForms(branch, one.key) ?? single(branch, { key: one.key, form: null, before: "" });
  });
  return allOf(chosen);
}

function categories(said: ts.Expression | undefined, key: string, before: string): Form[] | null {
  if (said === undefined || !ts.isObjectLiteralExpression(said)) return null;
  return allOf(
    said.properties.map((property) => {
      const form = property.name?.getText();
      return ts.isPropertyAssignment(property) && isCategory(form)
        ? single(property.initializer, { key, form, before })
        : null;
    }),
  );
}

function single(node: ts.Expression, named: Omit<Form, keyof Said | "node">): Form[] | null {
  const said = textOf(node);
  if (said === null) return null;
  return [
    named.before === ""
      ? { ...named, ...said, node }
      : { ...named, text: named.before + said.text, placeholders: ["figure", ...said.placeholders], node },
  ];
}

function allOf(lists: readonly (Form[] | null)[]): Form[] | null {
  const read = lists.filter((list) => list !== null);
  return read.length === lists.length ? read.flat() : null;
}

const CATEGORIES: ReadonlySet<string> = new Set(["zero", "one", "two", "few", "many", "other"]);
const isCategory = (form: string | undefined): form is Intl.LDMLPluralRule =>
  form !== undefined && CATEGORIES.has(form);
