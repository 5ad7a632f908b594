import { expect, test } from "vitest";
import { readAddresses } from "./read-addresses";

test.each([
  ["a@x.example\nb@x.example", ["a@x.example", "b@x.example"]],
  ["\ufeffemail,reason,at\r\na@x.example,manual,2027\r\n", ["a@x.example"]],
  ['"Mina, Kim";"mina@x.example"', ["mina@x.example"]],
  ["a@x.example, \na@x.example", ["a@x.example"]],
  ["이름\t이메일\n민아\tmina@x.example", ["mina@x.example"]],
  ["no address", ["no address"]],
  ["\n \n", []],
])("%j has the addresses %j", (text, addresses) => {
  expect(readAddresses(text)).toEqual(addresses);
});
