import { once } from "node:events";
import type { Server } from "node:http";

/**
 * Starts to listen. With `isShared`, other processes of the same user can listen on the address, too, and the kernel
 * distributes connections among them. If the address can't be used, the error names the settings that chose it.
 */
export async function listen(
  server: Server,
  settings: string,
  host: string,
  port: number,
  { isShared = false } = {},
): Promise<Server> {
  try {
    await once(server.listen({ port, host, reusePort: isShared }), "listening");
    return server;
  } catch (error) {
    throw new Error(
      `The server can't listen on ${settings} ${host}:${port} (${(error as Error).message}). Choose another address.`,
      { cause: error },
    );
  }
}
