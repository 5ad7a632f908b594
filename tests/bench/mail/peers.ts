import { randomUUID } from "node:crypto";
import sendgrid from "@sendgrid/mail";
import nodemailer from "nodemailer";
import { SMTPServer } from "smtp-server";
import { suite } from "../../support/suite/suite";

// The peers are what teams use for their own mailings: a loop of calls of the provider's SDK, and nodemailer's pool.
// Each mail is personalized like the product's, and is a call of its own.

const SUBJECT = "새 소식";
const SMTP_CONNECTIONS = 5;

/** A mail like the product's: a greeting, a footer, and a text part. */
const mailTo = (place: number, from: string) => ({
  from,
  to: `buyer${place}@peer.example`,
  subject: SUBJECT,
  text: `안녕하세요, 이름 ${place}\n수신 거부 https://peer.example/u/${randomUUID()}`,
  html: `<p>안녕하세요, 이름 ${place}</p><p><a href="https://peer.example/u/${randomUUID()}">수신 거부</a></p>`,
});

/** @returns mails a minute of a plain loop of `@sendgrid/mail` calls into the stand-in, one after the other */
export async function sendgridLoopPerMinute(mails: number, from: string): Promise<number> {
  sendgrid.setApiKey("SG.bench.peer");
  // The SDK's types have no option for another base URL.
  const { client } = sendgrid as unknown as { client: { setDefaultRequest(name: string, value: string): void } };
  client.setDefaultRequest("baseUrl", `${suite.sendgridUrl}/`);
  return perMinute(mails, async () => {
    for (let place = 0; place < mails; place += 1) await sendgrid.send(mailTo(place, from));
  });
}

/** @returns mails a minute of nodemailer with a pool of connections, into an SMTP server that keeps nothing */
export async function nodemailerPoolPerMinute(mails: number, from: string): Promise<number> {
  let received = 0;
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _, done) => {
      stream.resume().once("end", () => {
        received += 1;
        done();
      });
    },
  });
  const port = await new Promise<number>((done) => {
    const server = sink.listen(0, "127.0.0.1", () => {
      const address = server.address();
      done(typeof address === "object" && address ? address.port : 0);
    });
  });
  const transport = nodemailer.createTransport({
    pool: true,
    host: "127.0.0.1",
    port,
    ignoreTLS: true,
    maxConnections: SMTP_CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
  });
  const rate = await perMinute(mails, async () => {
    await Promise.all(Array.from({ length: mails }, (_, place) => transport.sendMail(mailTo(place, from))));
  });
  transport.close();
  sink.close();
  if (received !== mails) throw new Error(`The sink received ${received} of ${mails} mails.`);
  return rate;
}

async function perMinute(mails: number, send: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await send();
  return Math.round((mails * 60_000) / (performance.now() - startMs));
}
