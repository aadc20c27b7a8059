import { DEFAULT_PER_PAGE } from "@kalivo/domain/limits.ts";

/** The rows of a page; pages count from 1. */
export function pageOf({
  page = 1,
  per_page = DEFAULT_PER_PAGE,
}: {
  page?: number | undefined;
  per_page?: number | undefined;
}) {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** Limit and offset of a list, capped at its `most`th row. */
export const within = ({ limit, offset }: { limit: number; offset: number }, most: number) => [
  Math.max(0, Math.min(limit, most - offset)),
  offset,
];

/** The ilike pattern of "contains this text", with its special characters escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
