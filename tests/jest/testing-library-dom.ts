import { configure } from "../../node_modules/@testing-library/dom";

// A second unless told otherwise, and a machine that builds beside the tests has stood still for longer.
configure({ asyncUtilTimeout: 10_000 });

export * from "../../node_modules/@testing-library/dom";
