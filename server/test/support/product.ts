import { afterAll, beforeAll } from "vitest";
import type { FastifyInstance } from "fastify";
import type { AddressWith, AnswerAt } from "@kalivo/contract/calls.ts";
import type { Method } from "@kalivo/contract/route.ts";
import type { Refusal } from "@kalivo/contract/wire.ts";
import { flatten } from "@kalivo/contract/form-data.ts";
import { readConfig } from "../../src/config/config.ts";
import { openDatabase, type Db } from "../../src/db/client.ts";
import { writeClockOffset } from "@kalivo/demo/clock/clock-offset.queries.ts";
import { runDueSteps } from "../../src/jobs/due-steps.ts";
import { composeProduct, type Product } from "../../src/main.ts";
import { freshDatabase } from "./database.ts";

export const TEST_NOW = "2026-11-05T10:00:00Z";
/** Required settings that tests do not depend on. */
export const TEST_KEY = "a key for tests of 32 characters or more";

/** Many at once wait for each other as long as a slow machine takes: whom that refuses is for the tests of outages. */
const PATIENCE = { lockMs: 120_000, connectMs: 120_000 };

export type Answer<Body> = { status: number; body: Body; headers: Record<string, unknown>; text: string };
type Options = {
  token?: string;
  data?: Record<string, unknown>;
  form?: boolean;
  headers?: Record<string, string>;
};
/** A non-JSON answer is read as `text`; a refusal is always JSON. */
type Told<Said> = [Said] extends [string | null] ? Refusal : Said & Refusal;

export type ToldAt<M extends Method, Address extends string> = Told<AnswerAt<M, Address>>;

export type TestProduct = {
  product: Product;
  /** The database with its owner's role, to change data behind the product's back. */
  owner: Db;
  app: FastifyInstance;
  /**
   * Calls the real server; the answer is typed by the contract, including a refusal's sentences. Data is sent as JSON, or
   * with `form: true` as multipart form data, as the client does.
   */
  call: <M extends Method, Address extends AddressWith<M>>(
    method: M,
    path: Address,
    options?: Options,
  ) => Promise<Answer<ToldAt<M, Address>>>;
  /** The same, untyped, for other paths, or paths known only at run time. */
  send: <Body = Refusal>(method: Method, path: string, options?: Options) => Promise<Answer<Body>>;
  /** Moves the clock and runs all due steps. */
  moveTo: (instant: string) => Promise<void>;
  runDue: () => Promise<void>;
};

/** The whole product on its own database, with a fixed clock; call it at the top of a test file. */
export function useProduct(env: Record<string, string> = {}): TestProduct {
  let product: Product;
  let app: FastifyInstance;
  let owner: Db;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await freshDatabase();
    const opened = openDatabase(database.ownerString, { max: 2, onLost: () => undefined });
    owner = opened.db;
    drop = async () => {
      await opened.close();
      await database.drop();
    };
    const config = readConfig({
      ...database.settings,
      DEMO: "1",
      LOG_LEVEL: "error",
      KALIVO_NOW: TEST_NOW,
      ...(env["DEMO"] === "0" && { SECRET_KEYS: TEST_KEY }),
      ...env,
    });
    product = await composeProduct({ ...config, databasePatience: PATIENCE });
    app = await product.createApp();
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await product.close();
    await drop();
  });
  const runDue = async () => {
    const failed = await runDueSteps(product.steps, product.services);
    if (failed.length > 0) throw new Error(`due steps failed: ${failed.join(", ")}`);
  };
  return {
    get owner() {
      return owner;
    },
    get product() {
      return product;
    },
    get app() {
      return app;
    },
    call: (method, path, options = {}) => sendTo(app, method, path, options),
    send: (method, path, options = {}) => sendTo(app, method, path, options),
    moveTo: async (instant) => {
      await writeClockOffset(product.services.db, new Date(instant).getTime() - Date.now());
      await product.refreshClock();
      await runDue();
    },
    runDue,
  };
}

async function sendTo<Body>(
  app: FastifyInstance,
  method: Method,
  path: string,
  options: Options,
): Promise<Answer<Body>> {
  const headers: Record<string, string> = { accept: "application/json", ...options.headers };
  if (options.token !== undefined) headers["authorization"] = `Bearer ${options.token}`;
  const query = method === "GET" ? queryOf(options.data ?? {}) : "";
  const payload = method === "POST" ? await encode(options, headers) : undefined;
  const response = await app.inject({
    method,
    url: path + query,
    headers,
    ...(payload !== undefined && { payload }),
  });
  const isJson = response.headers["content-type"]?.includes("json") ?? false;
  return {
    status: response.statusCode,
    body: isJson && response.body !== "" ? JSON.parse(response.body) : null,
    headers: response.headers,
    text: response.body,
  };
}

function queryOf(data: Record<string, unknown>): string {
  const fields = flatten(data).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return fields.length === 0 ? "" : `?${new URLSearchParams(fields).toString()}`;
}

async function encode(options: Options, headers: Record<string, string>) {
  if (options.form !== true) {
    headers["content-type"] = "application/json";
    return JSON.stringify(options.data ?? {});
  }
  const form = new FormData();
  for (const [name, value] of flatten(options.data ?? {})) form.append(name, value);
  const request = new Request("http://localhost", { method: "POST", body: form });
  headers["content-type"] = request.headers.get("content-type") ?? "";
  return Buffer.from(await request.arrayBuffer());
}
