/**
 * Keeps the compiled form of every module in the build folder. From its second start on, the server then neither strips
 * types nor compiles: it is up sooner and holds some 20 MB less. Plain JavaScript, since it runs before types can be stripped.
 */
import { enableCompileCache } from "node:module";

enableCompileCache("build/compile-cache");
