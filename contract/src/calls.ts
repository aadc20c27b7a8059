import type { z } from "zod";
import type { Method, Route } from "./route.ts";
import type { Message } from "./wire.ts";
import type { AddressOf, PathOf } from "./path-to.ts";
import type { RouteFiles } from "./route-files.ts";

// The request and answer of every call, by method and path: types only, so that no page loads a schema for them.

type ExportsOf<File> = File extends unknown ? File[keyof File] : never;
type Routes = Extract<ExportsOf<RouteFiles>, Route>;
type Calls = { [R in Routes as `${R["method"]} ${R["path"]}`]: R };

/** A call's name: `GET /api/user/{id}`. */
export type CallName = keyof Calls;

type PathWith<M extends Method> = Extract<Routes, { method: M }>["path"];
type Braced = `${string}{${string}`;

/** An address for this method: a path of the contract without braces, or one filled in by `pathTo`. */
export type AddressWith<M extends Method> =
  | Exclude<PathWith<M>, Braced>
  | AddressOf<Extract<PathWith<M>, Braced>>;

/** One below the folder of the admins' pages, and of teams. */
export type AddressOfAdmins<M extends Method> = Extract<AddressWith<M>, `/api/admin/${string}`>;
export type AddressOfTeams<M extends Method> = Extract<AddressWith<M>, `/api/team${string}`>;

type Saying = { method: "POST"; ok: { readonly 200: z.ZodType<Message> } };
/** An address whose call answers with a sentence. */
export type AddressSaying = Extract<
  AddressWith<"POST">,
  Extract<Routes, Saying>["path"] | AddressOf<Extract<Routes, Saying>["path"]>
>;

type KeyAt<M extends Method, Address extends string> = `${M} ${PathOf<Address> & string}` & keyof Calls;
/** The route at an address. */
export type RouteAt<M extends Method, Address extends string> = Calls[KeyAt<M, Address>];

type Plain = { text: string; csv: null; pdf: null; xml: null; zip: null; nothing: null };
type Read<A> = A extends z.ZodType ? z.output<A> : A extends keyof Plain ? Plain[A] : never;
type AnswerOf<R> = R extends Route ? Read<R["ok"][keyof R["ok"]]> : never;

/** The type of the answer: JSON by its schema, text as text, null for an empty answer and for a download. */
export type AnswerAt<M extends Method, Address extends string> = AnswerOf<RouteAt<M, Address>>;

/** An item of a list's answer. */
export type ItemAt<Address extends string> =
  AnswerAt<"GET", Address> extends readonly (infer Item)[] ? Item : never;

type QueryOf<R> = R extends { query: infer Query extends z.ZodType } ? z.input<Query> : NoData;
type BodyOf<R> = R extends { body: infer Body extends z.ZodType } ? z.input<Body> : NoData;
type FilesOf<R> = R extends { files: readonly (infer Name extends string)[] }
  ? { readonly [N in Name]?: Blob | null }
  : unknown;
type NoData = { readonly [name in string]?: never };
type DataOf<R> = R extends { method: "GET" } ? QueryOf<R> : BodyOf<R> & FilesOf<R>;

/** The type of the data to send: the query of a GET, the body of a POST with its files. */
export type DataAt<M extends Method, Address extends string> =
  DataOf<RouteAt<M, Address>> extends infer Data extends object ? Data : never;
