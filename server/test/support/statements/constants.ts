import ts from "typescript";

/** A part of a statement that is not constant and so cannot be evaluated statically. */
export class Unread extends Error {}

export type Known = string | number | null | undefined | readonly Known[] | KnownObject | Bound;
type KnownObject = { readonly [name: string]: Known };
/** A function with its scope. */
export class Bound {
  readonly node: ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression;
  readonly scope: Scope;
  constructor(node: Bound["node"], scope: Scope) {
    this.node = node;
    this.scope = scope;
  }
}
/** The values of names within a call. */
export type Scope = ReadonlyMap<ts.Symbol, Known>;

export const isObject = (value: Known): value is KnownObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Bound);

/** A function's result: its only expression, or that of its last line. */
export function bodyOf({ body }: Bound["node"]): ts.Expression {
  if (body === undefined) throw new Unread("no body");
  if (!ts.isBlock(body)) return body;
  const last = body.statements.at(-1);
  if (last !== undefined && ts.isReturnStatement(last) && last.expression !== undefined)
    return last.expression;
  throw new Unread(body.getText().slice(0, 60));
}
