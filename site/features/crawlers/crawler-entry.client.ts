import { mayBeCrawler } from './may-be-crawler.client.ts'

if (mayBeCrawler) void import('./meet-crawler.client.ts')
