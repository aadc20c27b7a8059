import ts from "typescript";

export type Said = { text: string; placeholders: string[] };

/** A text with names in braces; null where anything but a name is put in. */
export function textOf(node: ts.Expression): Said | null {
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

export function unwrapped(node: ts.Expression | undefined): ts.Expression | undefined {
  return node !== undefined && (ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? unwrapped(node.expression)
    : node;
}

const plain = (text: string): Said | null => (hasBrace(text) ? null : { text, placeholders: [] });

const hasBrace = (text: string) => /[{}]/.test(text);

/** `amount`, `names[provider]`, `RELEASE_DAYS.card`, `why(reason)`. */
const IS_NAME = /^\w+(?:\[\w+\]|\.\w+|\(\w+\))?$/;
