const { createTransformer } = require("babel-jest").default;

/** Compiles as Gatsby does: automatic JSX through Emotion. */
module.exports = createTransformer({
  presets: [
    ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
    "@babel/preset-typescript",
  ],
});
