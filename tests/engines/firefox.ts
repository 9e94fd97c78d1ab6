import { existsSync } from "node:fs";
import { type KeyInput, launch } from "puppeteer-core";
import type { Engine } from "./visit";

/** What the policy refuses becomes an error of the console, where Firefox only warns. */
const tellViolations = `addEventListener("securitypolicyviolation",
  ({ violatedDirective, blockedURI }) => console.error("refused by " + violatedDirective + ": " + blockedURI))`;

/** Puppeteer has names of its own for WebDriver's keys. */
const keys: Readonly<Record<string, KeyInput>> = { "\uE00C": "Escape", "\uE011": "Home" };

const path = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => existsSync(file));

/** Firefox over WebDriver BiDi, which it speaks without a driver; Selenium would need geckodriver. */
export const firefox: Engine = {
  name: "Firefox",
  isInstalled: path !== undefined,
  install: "sudo apt-get install firefox-esr",
  async start(size) {
    const browser = await launch({ browser: "firefox", executablePath: path ?? "firefox" });
    const complaints: string[] = [];
    let page = await browser.newPage();

    /** Each visit has a tab of its own: after a step back Firefox tells Puppeteer of no further navigation. */
    async function open(url: string): Promise<void> {
      await page.close();
      page = await browser.newPage();
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await page.evaluateOnNewDocument(tellViolations);
      await page.setViewport(size);
      await page.goto(url);
    }

    return {
      open,
      back: () => page.evaluate(() => history.back()),
      evaluate: (expression) => page.evaluate(expression),
      click: ({ x, y }) => page.mouse.click(x, y),
      type: (text) => (keys[text] ? page.keyboard.press(keys[text]) : page.keyboard.type(text)),
      complaints: () => complaints,
      end: () => browser.close(),
    };
  },
};
