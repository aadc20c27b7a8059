import { join, relative } from "node:path";
import ts from "typescript";
import { Unread } from "./constants.ts";
import { isSqlTag, SqlReader } from "./sql-text.ts";

const root = join(import.meta.dirname, "../../../..");

/** A declared column. */
export type Declared = {
  name: string;
  kinds: readonly string[];
  nullable: boolean;
  /** The column may be missing. */
  optional: boolean;
  /** The declaration's source text. */
  written: string;
};

export type Statement = {
  /** File and line. */
  at: string;
  /** The enclosing function, which identifies the statement when its line changes. */
  name: string;
  row: readonly Declared[];
  /** The row type allows further columns. */
  open: boolean;
} & ({ text: string } | { unread: string });

/** Every executed statement with a declared row: sql<Row>`…`.execute(…) and prepared<Row>(name, text). */
export function findStatements(files: readonly string[], options: ts.CompilerOptions): Statement[] {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName));
  const calls = callsIn(sources, checker);
  const found: Statement[] = [];
  const reader = new SqlReader(checker, calls);
  const visit = (node: ts.Node): void => {
    const asked = statementIn(node);
    if (asked !== null)
      found.push({ ...placeOf(node), ...rowOf(asked.row, checker), ...textOf(reader, asked.text) });
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return found;
}

type Asked = { row: ts.TypeNode; text: ts.TemplateLiteral | { plain: ts.Expression } };

function statementIn(node: ts.Node): Asked | null {
  if (ts.isTaggedTemplateExpression(node) && isSqlTag(node)) {
    const { parent } = node;
    const executed = ts.isPropertyAccessExpression(parent) && parent.name.text === "execute";
    const row = node.typeArguments?.[0];
    return executed && row !== undefined ? { row, text: node.template } : null;
  }
  if (ts.isCallExpression(node) && node.expression.getText() === "prepared") {
    const [row] = node.typeArguments ?? [];
    const [, plain] = node.arguments;
    return row !== undefined && plain !== undefined ? { row, text: { plain } } : null;
  }
  return null;
}

function textOf(reader: SqlReader, asked: Asked["text"]): { text: string } | { unread: string } {
  try {
    return { text: "plain" in asked ? reader.stringOf(asked.plain) : reader.textOf(asked) };
  } catch (error) {
    if (error instanceof Unread) return { unread: error.message };
    throw error;
  }
}

function placeOf(node: ts.Node): { at: string; name: string } {
  const source = node.getSourceFile();
  const file = relative(root, source.fileName);
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  let top = node;
  while (!ts.isSourceFile(top.parent)) top = top.parent;
  const named = ts.isVariableStatement(top) ? top.declarationList.declarations[0] : top;
  const isNamed = named !== undefined && (ts.isVariableDeclaration(named) || ts.isFunctionDeclaration(named));
  const name = isNamed ? named.name : undefined;
  return { at: `${file}:${line + 1}`, name: `${file} ${name?.getText() ?? ""}`.trim() };
}

const isNothing = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;

function rowOf(node: ts.TypeNode, checker: ts.TypeChecker): Pick<Statement, "row" | "open"> {
  const type = checker.getTypeFromTypeNode(node);
  const row = checker.getPropertiesOfType(type).map((property) => {
    const declared = checker.getTypeOfSymbol(property);
    const parts = declared.isUnion() ? declared.types : [declared];
    return {
      name: property.name,
      kinds: [...new Set(parts.filter((part) => !isNothing(part)).map((part) => kindOf(part, checker)))],
      nullable: parts.some(isNothing) || parts.some(({ flags }) => (flags & ts.TypeFlags.Unknown) !== 0),
      optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      written: checker.typeToString(declared),
    };
  });
  return { row, open: type.getStringIndexType() !== undefined };
}

const KINDS: readonly (readonly [flag: ts.TypeFlags, kind: string])[] = [
  [ts.TypeFlags.StringLike, "string"],
  [ts.TypeFlags.NumberLike, "number"],
  [ts.TypeFlags.BigIntLike, "bigint"],
  [ts.TypeFlags.BooleanLike, "boolean"],
  [ts.TypeFlags.Unknown, "unknown"],
];

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  const [, kind] = KINDS.find(([flag]) => (type.flags & flag) !== 0) ?? [];
  if (kind !== undefined) return kind;
  if (type.isIntersection())
    return type.types.map((part) => kindOf(part, checker)).find((one) => one !== "object") ?? "object";
  if (checker.isArrayLikeType(type)) {
    const element = type.getNumberIndexType();
    const parts = element === undefined ? [] : element.isUnion() ? element.types : [element];
    return `${[...new Set(parts.map((part) => kindOf(part, checker)))].join("|")}[]`;
  }
  const name = type.getSymbol()?.name;
  return name === "Date" || name === "Buffer" ? name : "object";
}

function callsIn(
  sources: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): Map<ts.Symbol, ts.CallExpression[]> {
  const calls = new Map<ts.Symbol, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const symbol = checker.getSymbolAtLocation(node.expression);
      const called =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (called !== undefined) calls.set(called, [...(calls.get(called) ?? []), node]);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return calls;
}
