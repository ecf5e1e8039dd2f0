import { mount } from 'svelte'
import '../theme.css'
import Dev from './Dev.svelte'

mount(Dev, { target: document.getElementById('app')! })
