import type pg from "pg";

export type Column = { name: string; tableID: number; columnID: number; dataTypeID: number };
type Described = { columns: readonly Column[] } | { problem: string };

/** Asks PostgreSQL for a statement's result columns, without running it. */
export const describeStatement = (client: pg.Client, text: string): Promise<Described> =>
  new Promise((resolve) => {
    let answer: Described = { columns: [] };
    const asked = {
      submit: (connection: pg.Connection) => {
        connection.parse({ name: "", text, types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: readonly Column[] }) => {
        answer = { columns: fields };
      },
      handleError: ({ message }: Error) => resolve({ problem: message }),
      handleReadyForQuery: () => resolve(answer),
    };
    client.query(asked);
  });
