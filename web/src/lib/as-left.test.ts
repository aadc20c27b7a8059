import { createMemoryHistory } from "@tanstack/history";
import { expect, test } from "vitest";
import { rememberPages } from "./as-left.ts";

test("whoever comes back finds a page as it was left; the same page opened anew begins at its beginning", () => {
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const pages = rememberPages(history);
  pages.write("home", "burn");
  history.push("/workouts");
  expect(pages.read("home")).toBeUndefined();
  history.push("/");
  pages.write("home", "donate");
  history.back();
  history.back();
  expect(pages.read("home")).toBe("burn");
  history.push("/community");
  history.push("/");
  expect(pages.read("home")).toBeUndefined();
});

test("a tab that changes the address keeps what the others stand at", () => {
  const history = createMemoryHistory({ initialEntries: ["/community/burners"] });
  const pages = rememberPages(history);
  pages.write("burners", "amelie");
  history.replace("/community/teams");
  expect(pages.read("burners")).toBe("amelie");
});
