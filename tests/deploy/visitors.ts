import { Agent } from "node:https";
import { setTimeout } from "node:timers/promises";
import { ask, sendInquiry } from "../support/senders.ts";

const PATHS = ["/", "/about", "/services", "/blogs", "/contact", "/search?q=cloud", "/our-portfolio"];
const PAUSE_MS = 100;

/** Reads pages and sends inquiries, each from another IP address, until `stop` is called. */
export function startVisiting(url: string, ca: string) {
  const failures: string[] = [];
  const references: string[] = [];
  let views = 0;
  let isStopped = false;

  const agentOf = (visitor: number) =>
    new Agent({ ca, localAddress: `127.9.${(visitor >> 7) % 128}.${1 + (visitor % 128)}` });

  async function view() {
    const path = PATHS[views % PATHS.length] ?? "";
    views += 1;
    const agent = agentOf(views);
    const answer = await ask(url + path, { agent }).catch((error: Error) => ({
      status: error.message,
      body: "",
    }));
    const isPage = answer.status === 301 || (answer.status === 200 && answer.body.includes("</html>"));
    if (!isPage) failures.push(`GET ${path}: ${answer.status}`);
    agent.destroy();
  }

  async function send() {
    const agent = agentOf(references.length + 8192);
    const text = { email: `jo-${references.length}@example.com`, requirements: `Wish ${references.length}` };
    const answer = await sendInquiry(url, text, agent).catch((error: Error) => ({
      status: error.message,
      body: "",
    }));
    if (answer.status === 201) references.push(JSON.parse(answer.body).reference);
    else failures.push(`POST: ${answer.status}`);
    agent.destroy();
  }

  async function visit() {
    while (!isStopped) {
      await view();
      if (views % 10 === 0) await send();
      await setTimeout(PAUSE_MS);
    }
  }
  const visiting = visit();
  return {
    async stop() {
      isStopped = true;
      await visiting;
      return { failures, references };
    },
  };
}
