import { createSocket, type Socket } from "node:dgram";
import { setTimeout as pause } from "node:timers/promises";
import { decode, encode, type Packet, RECURSION_AVAILABLE, RECURSION_DESIRED } from "dns-packet";
import { answerQuestion } from "./answer-question";
import { takeFault, type Zone } from "./zone";

const RCODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;

/** Answers DNS questions over UDP. */
export async function serveUdp(host: string, port: number, zone: () => Zone): Promise<Socket> {
  const socket = createSocket("udp4");
  let isClosed = false;
  socket.once("close", () => {
    isClosed = true;
  });
  socket.on("message", async (message, from) => {
    const answer = await answerTo(zone(), message);
    // A slow answer may come after the end.
    if (answer && !isClosed) socket.send(answer, from.port, from.address, () => {});
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.bind(port, host, resolve);
  });
  return socket;
}

/** The answer to a message; undefined if the message is no question. */
async function answerTo(zone: Zone, message: Buffer): Promise<Buffer | undefined> {
  const asked = read(message);
  const [question] = asked?.questions ?? [];
  if (!asked || !question) return undefined;
  const fault = takeFault(zone, question.name);
  if (fault?.delayMs) await pause(fault.delayMs);
  const { rcode, answers } = fault?.rcode ? { rcode: fault.rcode, answers: [] } : answerQuestion(zone, question);
  return encode({
    type: "response",
    id: asked.id ?? 0,
    flags: RECURSION_DESIRED | RECURSION_AVAILABLE | RCODES[rcode],
    questions: [question],
    answers,
  });
}

function read(message: Buffer): Packet | undefined {
  try {
    return decode(message);
  } catch {
    return undefined;
  }
}
