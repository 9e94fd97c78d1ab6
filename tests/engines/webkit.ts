import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Builder, Capabilities, Origin } from "selenium-webdriver";
import type { Engine } from "./visit";

/** Debian's path of the browser that belongs to the driver. The number is its interface's version. */
const browser = ["4.1", "4.0", "6.0"]
  .map((version) => {
    const machine = process.arch === "arm64" ? "aarch64" : "x86_64";
    return `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`;
  })
  .find((path) => existsSync(path));

const commands = ["WebKitWebDriver", "Xvfb"].map((name) => `/usr/bin/${name}`);

/** Debian's WebKitGTK, on a screen that nobody sees. */
export const webkit: Engine = {
  name: "WebKit",
  isInstalled: browser !== undefined && commands.every((file) => existsSync(file)),
  install: "sudo apt-get install webkit2gtk-driver xvfb",
  async start(size) {
    const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [display] = await once(screen.stdout, "data");
    const port = 4444 + Number(display);
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [driver.stdout, driver.stderr]) stream.on("data", (text) => (output += text));
    while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)))
      if (driver.exitCode !== null) throw new Error(`WebKitWebDriver did not start: ${output}`);
    const window = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities().setBrowserName("MiniBrowser").set("webkitgtk:browserOptions", {
          binary: browser,
          args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
        }),
      )
      .build();
    await window
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const actions = () => window.actions({ async: true });
    return {
      open: (url) => window.get(url),
      back: () => window.navigate().back(),
      evaluate: (expression) => window.executeScript(`return ${expression}`),
      click: ({ x, y }) => actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
      type: (text) => actions().sendKeys(text).perform(),
      // Errors come as 'CONSOLE JS ERROR …' or 'CONSOLE SECURITY ERROR …'.
      complaints: () => output.split("\n").filter((line) => /^CONSOLE \S+ ERROR/.test(line)),
      end: async () => {
        await window.quit();
        driver.kill();
        screen.kill();
      },
    };
  },
};
