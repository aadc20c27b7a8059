import { randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** 256 random bits as base64url (43 characters), for a session or a reset link. Only its hash is stored. */
export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");
