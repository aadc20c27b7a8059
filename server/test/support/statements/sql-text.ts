import ts from "typescript";
import { bodyOf, Bound, isObject, type Known, type Scope, Unread } from "./constants.ts";

/** The calls of each function: possible values of its fragment arguments. */
export type Calls = ReadonlyMap<ts.Symbol, readonly ts.CallExpression[]>;

/**
 * Evaluates a statement's text statically: constants inserted, `$1`, `$2` … for values. Of several possibilities, as with
 * an argument or a condition, it takes one.
 */
export class SqlReader {
  readonly #checker: ts.TypeChecker;
  readonly #calls: Calls;
  #values = 0;

  constructor(checker: ts.TypeChecker, calls: Calls) {
    this.#checker = checker;
    this.#calls = calls;
  }

  textOf(template: ts.TemplateLiteral): string {
    this.#values = 0;
    return this.#sql(template, new Map());
  }

  /** The text of a string, as `prepared` takes it. */
  stringOf(node: ts.Expression): string {
    return this.#string(node, new Map());
  }

  /** Within sql`…` everything but a fragment is a value. */
  #sql(template: ts.TemplateLiteral, scope: Scope): string {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
    const parts = template.templateSpans.map(
      ({ expression, literal }) =>
        (this.#isFragment(expression) ? this.#fragment(expression, scope) : this.#value()) + literal.text,
    );
    return template.head.text + parts.join("");
  }

  #value(): string {
    this.#values += 1;
    return `$${this.#values}`;
  }

  #isFragment(node: ts.Expression): boolean {
    const type = this.#checker.getTypeAtLocation(node);
    return type.getProperty("toOperationNode") !== undefined;
  }

  #fragment(node: ts.Expression, scope: Scope): string {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
      return this.#fragment(node.expression, scope);
    if (ts.isConditionalExpression(node)) return this.#fragment(this.#way(node, scope), scope);
    if (ts.isTaggedTemplateExpression(node) && isSqlTag(node)) return this.#sql(node.template, scope);
    if (ts.isCallExpression(node)) return this.#fragmentOfCall(node, scope);
    if (ts.isIdentifier(node)) return this.#fragment(...this.#origin(node, scope));
    throw new Unread(node.getText());
  }

  #fragmentOfCall(node: ts.CallExpression, scope: Scope): string {
    const called = node.expression.getText();
    const [first] = node.arguments;
    if (called === "sql.raw" && first !== undefined) return this.#string(first, scope);
    if (called === "sql.lit" && first !== undefined) return `'${this.#string(first, scope)}'`;
    if (called === "sql.join") return this.#value();
    if ((called === "sql.table" || called === "sql.ref") && first !== undefined)
      return this.#string(first, scope);
    const bound = this.known(node.expression, scope);
    if (!(bound instanceof Bound)) throw new Unread(called);
    return this.#fragment(bodyOf(bound.node), this.#bind(bound, node.arguments, scope));
  }

  /** Where an identifier's fragment comes from: its declaration, or the first call that passes it. */
  #origin(node: ts.Identifier, scope: Scope): [ts.Expression, Scope] {
    const declaration = this.#symbol(node).valueDeclaration;
    if (
      declaration !== undefined &&
      ts.isVariableDeclaration(declaration) &&
      declaration.initializer !== undefined
    )
      return [declaration.initializer, scope];
    if (declaration !== undefined && ts.isParameter(declaration))
      return [this.#argument(declaration), new Map()];
    throw new Unread(node.text);
  }

  #argument(parameter: ts.ParameterDeclaration): ts.Expression {
    const place = parameter.parent.parameters.indexOf(parameter);
    const named = ts.isFunctionDeclaration(parameter.parent)
      ? parameter.parent.name
      : parameter.parent.parent;
    const name = named !== undefined && ts.isVariableDeclaration(named) ? named.name : named;
    const symbol = name === undefined ? undefined : this.#checker.getSymbolAtLocation(name);
    const given = symbol === undefined ? [] : (this.#calls.get(symbol) ?? []);
    const argument = given.map((call) => call.arguments[place]).find((one) => one !== undefined);
    const chosen = argument ?? parameter.initializer;
    if (chosen === undefined) throw new Unread(parameter.getText());
    return chosen;
  }

  #string(node: ts.Expression, scope: Scope): string {
    const known = this.known(node, scope);
    if (typeof known === "string" || typeof known === "number") return `${known}`;
    throw new Unread(node.getText());
  }

  /** The value of a constant expression. */
  known(node: ts.Expression, scope: Scope): Known {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll("_", ""));
    if (ts.isBigIntLiteral(node)) return Number(node.text.replaceAll(/[_n]/gu, ""));
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (ts.isTemplateExpression(node))
      return (
        node.head.text +
        node.templateSpans
          .map(({ expression, literal }) => this.#string(expression, scope) + literal.text)
          .join("")
      );
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.known(node.expression, scope);
    if (ts.isConditionalExpression(node)) return this.known(this.#way(node, scope), scope);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return new Bound(node, scope);
    if (ts.isIdentifier(node)) return this.#named(node, scope);
    if (ts.isPropertyAccessExpression(node)) return this.#property(node, scope);
    if (ts.isElementAccessExpression(node)) return this.#element(node, scope);
    if (ts.isCallExpression(node)) return this.#called(node, scope);
    return this.#gathered(node, scope);
  }

  #gathered(node: ts.Expression, scope: Scope): Known {
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((each) => {
        if (!ts.isSpreadElement(each)) return [this.known(each, scope)];
        const spread = this.known(each.expression, scope);
        return Array.isArray(spread) ? [...spread] : [];
      });
    if (ts.isObjectLiteralExpression(node))
      return Object.fromEntries(
        node.properties.flatMap((each) =>
          ts.isPropertyAssignment(each) ? [[each.name.getText(), this.known(each.initializer, scope)]] : [],
        ),
      );
    if (ts.isBinaryExpression(node)) return this.#sum(node, scope);
    throw new Unread(node.getText());
  }

  #sum(node: ts.BinaryExpression, scope: Scope): Known {
    const reckon = ARITHMETIC[node.operatorToken.getText()];
    if (reckon === undefined) throw new Unread(node.getText());
    return reckon(Number(this.known(node.left, scope)), Number(this.known(node.right, scope)));
  }

  #named(node: ts.Identifier, scope: Scope): Known {
    const symbol = this.#symbol(node);
    if (scope.has(symbol)) return scope.get(symbol);
    const declaration = symbol.valueDeclaration;
    if (declaration !== undefined && ts.isFunctionDeclaration(declaration))
      return new Bound(declaration, new Map());
    return this.known(...this.#origin(node, scope));
  }

  #property(node: ts.PropertyAccessExpression, scope: Scope): Known {
    const owner = this.known(node.expression, scope);
    if (isObject(owner)) return owner[node.name.text];
    throw new Unread(node.getText());
  }

  /** With an unknown key, the first element. */
  #element({ expression }: ts.ElementAccessExpression, scope: Scope): Known {
    const owner = this.known(expression, scope);
    if (typeof owner === "object" && owner !== null && !(owner instanceof Bound))
      return Object.values(owner)[0];
    throw new Unread(expression.getText());
  }

  #called(node: ts.CallExpression, scope: Scope): Known {
    const { expression, arguments: given } = node;
    const [first] = given;
    if (ts.isPropertyAccessExpression(expression) && first !== undefined) {
      const list = this.known(expression.expression, scope);
      if (Array.isArray(list) && expression.name.text === "join")
        return list.join(this.#string(first, scope));
      const each = this.known(first, scope);
      if (Array.isArray(list) && expression.name.text === "map" && each instanceof Bound)
        return list.map((value) => this.known(bodyOf(each.node), this.#with(each, [value])));
    }
    const bound = this.known(expression, scope);
    if (bound instanceof Bound) return this.known(bodyOf(bound.node), this.#bind(bound, given, scope));
    throw new Unread(node.getText());
  }

  #bind(bound: Bound, given: readonly ts.Expression[], scope: Scope): Scope {
    return this.#with(
      bound,
      bound.node.parameters.map(({ initializer }, place) => {
        const argument = given[place] ?? initializer;
        try {
          return argument === undefined ? undefined : this.known(argument, scope);
        } catch (error) {
          if (error instanceof Unread) return undefined; // a value, or unused in this text
          throw error;
        }
      }),
    );
  }

  #with(bound: Bound, values: readonly Known[]): Scope {
    const inner = new Map(bound.scope);
    for (const [place, { name }] of bound.node.parameters.entries()) {
      const symbol = this.#checker.getSymbolAtLocation(name);
      if (symbol !== undefined) inner.set(symbol, values[place]);
    }
    return inner;
  }

  /** The branch taken, if known, else the first. */
  #way({ condition, whenTrue, whenFalse }: ts.ConditionalExpression, scope: Scope): ts.Expression {
    if (!ts.isBinaryExpression(condition)) return whenTrue;
    try {
      const equal = this.known(condition.left, scope) === this.known(condition.right, scope);
      return equal === (condition.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken)
        ? whenTrue
        : whenFalse;
    } catch (error) {
      if (error instanceof Unread) return whenTrue;
      throw error;
    }
  }

  #symbol(node: ts.Identifier): ts.Symbol {
    const symbol = this.#checker.getSymbolAtLocation(node);
    if (symbol === undefined) throw new Unread(node.text);
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }
}

const ARITHMETIC: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};

export const isSqlTag = (node: ts.TaggedTemplateExpression): boolean => node.tag.getText() === "sql";
