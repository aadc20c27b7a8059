// Writes a database's tables as docs/data-model.md, each with the feature that writes it.

const COLUMNS = `
  select
    n.nspname as schema, c.relname as "table", a.attname as name,
    format_type(a.atttypid, null) as type, a.attnotnull as required,
    coalesce(a.attnum = any (k.conkey), false) as key
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema') and c.relname <> 'migrations'
  order by n.nspname, c.relname, a.attnum`;

const REFERENCES = `
  select distinct
    fn.nspname as from_schema, f.relname as from_table, tn.nspname as to_schema, t.relname as to_table,
    (select string_agg(a.attname, ', ' order by x.place)
      from unnest(k.conkey) with ordinality as x (attnum, place)
      join pg_attribute a on a.attrelid = f.oid and a.attnum = x.attnum) as columns,
    exists (select from pg_attribute a
      where a.attrelid = f.oid and a.attnum = any (k.conkey) and not a.attnotnull) as may_be_null
  from pg_constraint k
  join pg_class f on f.oid = k.conrelid
  join pg_namespace fn on fn.oid = f.relnamespace
  join pg_class t on t.oid = k.confrelid
  join pg_namespace tn on tn.oid = t.relnamespace
  where k.contype = 'f' and k.conparentid = 0
  order by 1, 2, 3, 4, 5`;

const nameOf = (schema, table) => (schema === "public" ? table : `${schema}.${table}`);
const SHORT = {
  "timestamp with time zone": "timestamptz",
  "character varying": "varchar",
  "double precision": "float8",
};
/** Names and types as Mermaid identifiers. */
const word = (text) => (SHORT[text] ?? text).replaceAll("[]", "_list").replaceAll(/[^A-Za-z0-9_]+/g, "_");

/** The owner of tables that only triggers write: sums and copies. */
const TRIGGERS = "triggers";

/** `writers` lists for each table the features that write it; the first is its owner. */
export async function drawDataModel(client, writers) {
  const { rows: columns } = await client.query(COLUMNS);
  const { rows: references } = await client.query(REFERENCES);
  const tables = Map.groupBy(columns, ({ schema, table }) => nameOf(schema, table));
  const writersOf = (table) => writers[table] ?? [TRIGGERS];
  const owners = Map.groupBy(tables.keys(), (table) => writersOf(table)[0]);
  const links = references.map((link) => ({
    from: nameOf(link.from_schema, link.from_table),
    to: nameOf(link.to_schema, link.to_table),
    columns: link.columns,
    end: link.may_be_null ? "o|" : "||",
  }));
  const byName = [...owners].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    INTRODUCTION,
    overview(byName, links, writersOf),
    ...byName.map(([owner, names]) => section(owner, names, tables, links, writersOf)),
  ].join("\n");
}

const INTRODUCTION = `# Data model

Written by \`npm run db:types\` from the migrated schema: change a migration, not this page. A table stands with the feature that writes it (\`server/src/db/owners.ts\`); any query may read any table. Sums and copies that follow other tables are kept by triggers. What the money tables mean stands in [money.md](money.md), the words in the [glossary](../GLOSSARY.md).

A column with PK is part of the key; one in quotes may be null.
`;

/** The features, and how their tables refer to those of others. */
function overview(owners, links, writersOf) {
  const arrows = new Map();
  for (const { from, to } of links) {
    const pair = [writersOf(from)[0], writersOf(to)[0]];
    if (pair[0] !== pair[1]) arrows.set(pair.join(), pair);
  }
  return [
    "## Overview",
    "",
    "An arrow: a table of the one refers to a table of the other.",
    "",
    "```mermaid",
    "flowchart LR",
    ...owners.map(([owner, names]) => `  ${word(owner)}["<b>${owner}</b><br/>${names.join("<br/>")}"]`),
    ...[...arrows.values()].map(([from, to]) => `  ${word(from)} --> ${word(to)}`).toSorted(),
    "```",
    "",
  ].join("\n");
}

/** The tables of one feature with their columns; referenced tables of other features by name only. */
function section(owner, names, tables, links, writersOf) {
  const also = names.filter((name) => writersOf(name).length > 1);
  return [
    `## ${owner}`,
    "",
    ...also.map((name) => `\`${name}\` is also written by ${writersOf(name).slice(1).join(" and ")}.\n`),
    "```mermaid",
    "erDiagram",
    ...names.flatMap((name) => [`  ${word(name)} {`, ...tables.get(name).map(column), "  }"]),
    ...links
      .filter(({ from }) => names.includes(from))
      .map(({ from, to, columns, end }) => `  ${word(from)} }o--${end} ${word(to)} : "${columns}"`),
    "```",
    "",
  ].join("\n");
}

const column = ({ name, type, required, key }) =>
  `    ${word(type)} ${word(name)}${key ? " PK" : ""}${required ? "" : ' "null"'}`;
