import * as api from "@kalivo/contract/api-paths.ts";
import { answered, refused } from "./support/answers.ts";
import { expect, test } from "vitest";
import { A_MEMBER } from "./support/told.ts";
import { eventually } from "./support/eventually.ts";
import { openApp } from "./support/render-app.tsx";

// Who may open what (specification §2.2, §6).

test.each([
  "/workouts",
  "/community/teams",
  "/act",
  "/feedback",
  "/settings",
  "/privacy",
  "/admin",
  "/scan",
  "/codes",
  "/user/organisation",
  "/teams",
  "/stripe",
  "/stripe/1",
  "/blacklist",
  "/blacklist/1",
  "/health",
  "/register/health",
  "/register/burner",
  "/register/last",
])("a visitor who opens %s gets the landing page with the sign-in open", async (path) => {
  const page = await openApp(path);
  await page.sheet("Sign in to my account");
  await page.standsBehind("Sign me up");
});

test.each([
  ["/code/K7PX24QD", "code", "Saïd gives 0,10 € per 100 calories you burn", "Join with this code"],
  ["/organisation/1", "organisation", "Forest Return on Kalivo", "Join and see this organisation"],
  ["/team/1", "team", "Trail Crew on Kalivo", "Join and see this team"],
  ["/user/7", "user", "Amélie Laurent on Kalivo", "Join and see this profile"],
  ["/user/7/back", "support", "Support Amélie on Kalivo", "Join to support them"],
] as const)(
  "a visitor who opens %s reads what it is about, and is told what joining does",
  async (path, kind, title, label) => {
    const picture = { url: "/pictures/face.svg" };
    const link = { kind, name: "Somebody", picture, title, text: "Move, and others give." };
    const page = await openApp(path, { answers: [answered("GET", api.readLink, link)] });
    await page.isTitled(title);
    await page.find("link", label);
    await page.find("button", "Sign in to my account");
    expect(document.querySelector("#app img")).toHaveProperty(
      "src",
      new URL(picture.url, location.href).href,
    );
    expect(document.title.match(/Kalivo/gu)).toEqual(["Kalivo"]);
    expect(page.asked("GET", api.readLink)[0]).toMatchObject({ data: { address: path } });
  },
);

test.each([
  ["/integration/finishOauth", "Sign-in finished"],
  ["/transparency", "Open books"],
  ["/forgot", "Reset my password"],
  ["/reset/token", "Choose a new password"],
  ["/reset/", "Choose a new password"],
  ["/register", "Create your account"],
  ["/register/type", "What do you want to do?"],
])("%s opens for a visitor", async (path, title) => {
  const page = await openApp(path, { answers: [refused("GET", api.readTransparency, 503)] });
  await page.isTitled(title);
});

test.each(["/reset", "/reset/", "/reset?code=", "/reset/%20"])(
  "a link to a new password that was cut says so, and leads to a new one: %s",
  async (path) => {
    const page = await openApp(path);
    await page.says("The reset token could not be found");
    await page.find("link", "Ask for a new link");
  },
);

test("the first step, opened by somebody without an account, leads to one", async () => {
  const page = await openApp("/register/type");
  await page.press(/^burn calories/, "radio");
  await page.press("Continue");
  await page.isTitled("Create your account");
});

test.each(["/forgot", "/reset/token", "/register"])("a member at %s goes home", async (path) => {
  const page = await openApp(path, { as: A_MEMBER });
  await page.isTitled("Hello, Saïd");
  await page.isAt("/");
});

test("a member with a back link goes to who invited", async () => {
  const page = await openApp("/register?back=Amelie-Laurent-7", { as: A_MEMBER });
  await page.sheet("Support Amélie");
  await page.isAt("/user/7/back");
});

test("a visitor with a back link reads who invited", async () => {
  const invite = {
    kind: "invite",
    name: "Amélie",
    picture: null,
    title: "Amélie invited you to Kalivo",
    text: "",
  } as const;
  const page = await openApp("/register?back=Amelie-Laurent-7", {
    answers: [answered("GET", api.readLink, invite)],
  });
  await page.says(/Amélie invited you/);
  expect(page.asked("GET", api.readLink)[0]).toMatchObject({ data: { address: "/register?back=7" } });
});

const NOTHING = "This link leads to nothing we can show";
const TOLD_NOTHING = [refused("GET", api.readLink, 404, NOTHING)];

test("an invitation that was cut, or leads to nobody, says so", async () => {
  const page = await openApp("/register?back=Night-Owl-7", { answers: TOLD_NOTHING });
  await page.says(NOTHING);
});

test("an invitation with a secret, of which strangers are told nothing, is not called broken", async () => {
  const page = await openApp("/register?back=Night-Owl-7&key=a-secret", { answers: TOLD_NOTHING });
  await page.isTitled("Create your account");
  await eventually(() => expect(page.asked("GET", api.readLink)).not.toHaveLength(0));
  await page.fill(/^First name/, "Nora");
  expect(document.body.textContent).not.toContain(NOTHING);
});

test("a community of another kind is none: a member goes home", async () => {
  const page = await openApp("/community/friends", { as: A_MEMBER });
  await page.isTitled("Hello, Saïd");
  await page.isAt("/");
});

test("a member without the flag finds no admin pages", async () => {
  const page = await openApp("/admin", { as: A_MEMBER });
  await page.isTitled("Hello, Saïd");
  expect(document.querySelector("a[href='/admin']")).toBeNull();
});
